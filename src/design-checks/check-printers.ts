import { didYouMean, toFileStart } from '../diagnostics/index.js';
import { profileNames } from '../print/core/profile.js';
import type { OpenContext } from './contexts.js';

/** Checks that the profile of the deck, and those that its printers extend, exist. */
export function checkPrinters({ settings, report, whereSetting }: OpenContext): void {
  if (settings === undefined) return;
  const { print, printers = {} } = settings;
  const reportUnknown = (path: readonly string[], name: string, known: readonly string[]) => {
    const at = whereSetting(path) ?? toFileStart('shroud.yaml');
    report.add('PROFILE_UNKNOWN', at, `There is no profile "${name}".`, () => didYouMean(name, known));
  };
  const builtIn = profileNames();
  const all = profileNames(printers);
  if (print?.profile !== undefined && !all.includes(print.profile))
    reportUnknown(['print', 'profile'], print.profile, all);
  for (const [printer, { extends: base }] of Object.entries(printers))
    if (!builtIn.includes(base)) reportUnknown(['printers', printer, 'extends'], base, builtIn);
}
