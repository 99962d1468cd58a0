import type { ValidDeck } from '../deck/load/load-deck.js';
import { type Diagnostic, Report, toFileStart } from '../diagnostics/index.js';
import type { FaceRequest } from '../render/core/face-request.js';
import type { FaceFlaw } from '../render/drawing/render-face.js';

/**
 * Reports what does not fit into a `Flex`: at the line of the template if all cards share it, otherwise at the card.
 */
export function createFlawReporter({ report, where, whereText, deck }: ValidDeck) {
  const reported = new Set<string>();
  return (flaw: FaceFlaw, { id, side, language, edition }: FaceRequest): void => {
    const { file, line, column, of } = flaw;
    const isShared = of === 'frame';
    const name = JSON.stringify([file, line, column, flaw.is, ...(isShared ? [] : [id, side, language])]);
    // A problem in two editions is reported once.
    if (reported.has(name)) return;
    reported.add(name);
    const seen = `on the ${side} of "${id}" in ${language} (edition ${edition})`;
    const what = isShared ? 'This element' : `The element at ${file}:${line} ${seen}`;
    const isSource = language === deck.languages[0];
    const span = isShared
      ? { file, line, column, endLine: line, endColumn: column + 1 }
      : ((isSource ? undefined : whereText(language, id)) ??
        where(id, [], 'key') ??
        toFileStart('shroud.yaml'));
    const hint = (remedy: string) => (isShared ? `Seen ${seen}. ${remedy}` : remedy);
    if (flaw.is === 'letters') {
      const letters = flaw.letters.map((letter) => `"${letter}"`).join(', ');
      const remedy = 'Reword it, or use a font that has them.';
      report.add(
        'LETTER_MISSING',
        span,
        `${what} needs ${letters}, which ${flaw.font} does not have.`,
        hint(remedy),
      );
      return;
    }
    const by = Math.ceil(flaw.by) / 10;
    const remedy = 'Shorten it, set it smaller, or give the <Flex> more room.';
    report.add('TEXT_OVERFLOW', span, `${what} is ${by} mm too ${flaw.is}.`, hint(remedy));
  };
}

/** Same, but returns the diagnostics of a flaw at once. */
export function flexJudge(loaded: ValidDeck) {
  const report = new Report();
  const reportFlaw = createFlawReporter({ ...loaded, report });
  return (flaw: FaceFlaw, request: FaceRequest): readonly Diagnostic[] => {
    const known = new Set(report.diagnostics);
    reportFlaw(flaw, request);
    return report.diagnostics.filter((one) => !known.has(one));
  };
}
