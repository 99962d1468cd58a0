const NAMES =
  /(^|\/)(\.[^/]*|README[^/]*|LICEN[CS]E[^/]*|OFL[^/]*|tsconfig\.json|package\.json|Thumbs\.db|desktop\.ini)$/i;
const ENDINGS = /(~|\.d\.ts|\.(md|txt|bak|orig|swp|tmp|kra|xcf|psd|ai|afdesign|clip|ora|blend|procreate))$/i;

/**
 * Files that people and programs keep beside their work, and that are not meant to be read: notes, licences, sources of
 * pictures.
 */
export const isIgnoredFile = (path: string): boolean => NAMES.test(path) || ENDINGS.test(path);
