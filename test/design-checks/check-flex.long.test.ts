import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openWorkspace } from '../../src/workspace/workspace.js';
import { starter, told } from '../support/checked-errors.js';

describe('check, where a template lays out with <Flex>', () => {
  const event = (frame: string, face: string) =>
    `import { Flex, Paragraph } from 'shroud/template';
export const frame = () =>
  ${frame};
export const face = ({ words, theme }) =>
  ${face};
`;
  const box = (height: number, inner: string) =>
    `<Flex x={0} y={0} width={500} height={${height}}>${inner}</Flex>`;
  const own = (height: number) =>
    box(
      height,
      '<div style={{ flexDirection: "column" }}>{words.text.map((one) => <Paragraph of={one} theme={theme} />)}</div>',
    );
  const hints = async (folder: string) =>
    (await openWorkspace(folder).checked()).report.diagnostics.map(({ hint }) => hint ?? '');

  it('tells what does not fit in its frame, once, at its line', async () => {
    const folder = await starter({
      'templates/event.tsx': event(box(100, '<div style={{ height: 126 }} />'), '<g />'),
    });
    const problem = 'templates/event.tsx:3 TEXT_OVERFLOW: This element is 2.6 mm too high.';
    expect(await told(folder)).toEqual([problem]);
    // From memory, the same.
    expect(await told(folder)).toEqual([problem]);
    expect((await hints(folder)).join()).toMatch(
      /^Seen on the front of ".*" in en \(edition first\)\. Shorten it, /,
    );
  });

  it('tells every card whose own words do not fit, at the card', async () => {
    const folder = await starter({ 'templates/event.tsx': event('<g />', own(50)) });
    const problems = await told(folder);
    expect(problems.length).toBeGreaterThan(1);
    for (const problem of problems)
      expect(problem).toMatch(
        /^cards\/first\/(text\/..|events)\.yaml:\d+ TEXT_OVERFLOW: The element at templates\/event\.tsx:5 on the front of "[a-z-]+" in .. \(edition first\) is [\d.]+ mm too high\.$/,
      );
    expect(new Set(problems).size).toBe(problems.length);
    writeFileSync(join(folder, 'templates/event.tsx'), event('<g />', own(800)));
    expect(await told(folder)).toEqual([]);
  });

  it('tells letters that the font lacks, and CSS that can not be printed', async () => {
    const folder = await starter({ 'templates/event.tsx': event(box(100, '<p>☃</p>'), '<g />') });
    expect(await told(folder)).toEqual([
      'templates/event.tsx:3 LETTER_MISSING: This element needs "☃", which EB Garamond does not have.',
    ]);
    const shadow = box(100, '<p style={{ textShadow: "0 0 3px #000" }}>x</p>');
    writeFileSync(join(folder, 'templates/event.tsx'), event(shadow, '<g />'));
    expect(await told(folder)).toEqual([
      'templates/event.tsx:3 TEMPLATE_FAILS: `textShadow` is not among the CSS that can be printed.',
    ]);
  });
});
