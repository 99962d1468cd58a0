import { NOT_ICONS, STORY_ICONS } from '../../vocabulary/icons.js';
import { inDigits, limits, limitText } from '../../vocabulary/limits.js';
import type { SourceContext } from './source-context.js';

/** Checks custom icons: unique names, and no more icons than can be distinguished. */
export function checkCustomIcons({ settings, declared, report }: SourceContext): void {
  if (settings === undefined) return;
  const { icons: all = [] } = declared;
  for (const name of Object.keys(settings.value.icons ?? {})) {
    const place = () => settings.at(['icons', name], 'key');
    if (isOneOf(STORY_ICONS, name)) {
      const hint =
        settings.value.storyIcons === false
          ? 'Call it something else.'
          : 'It is there anyway: remove this line, or call yours something else.';
      report.add('ICON_TAKEN', place(), `"${name}" is one of the icons that are built in.`, hint);
    } else if (isOneOf(NOT_ICONS, name)) {
      report.add(
        'ICON_TAKEN',
        place(),
        `"${name}" means that a slot shows no icon.`,
        'Call it something else.',
      );
    } else if (all.indexOf(name) === limits.storyIcons.max) {
      const message = `The deck has ${inDigits(all.length)} story icons; ${limitText('storyIcons')}.`;
      const hint =
        settings.value.storyIcons === false
          ? 'Remove some.'
          : 'Remove some; `storyIcons: false` leaves out the six that are built in.';
      report.add('TOO_MUCH', place(), message, hint);
    }
  }
}

const isOneOf = (words: readonly string[], word: string) => words.includes(word);
