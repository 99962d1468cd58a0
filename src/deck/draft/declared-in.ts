import { anythingDeclared, type Declared, declaring, nothingDeclared } from '../../vocabulary/declared.js';
import { STORY_ICONS } from '../../vocabulary/icons.js';
import { isPlainMap } from '../plain-map.js';

/** What a deck declares, as far as its `shroud.yaml` can be read: a mistake in it must not be told again in every card. */
export function declaredIn(settings: unknown): Declared {
  if (!isPlainMap(settings)) return anythingDeclared;
  const own = isPlainMap(settings.icons) ? Object.keys(settings.icons) : [];
  const keepsBuiltIn = settings.storyIcons !== false;
  if (own.length === 0 && keepsBuiltIn) return nothingDeclared;
  return declaring([...new Set([...(keepsBuiltIn ? STORY_ICONS : []), ...own])]);
}
