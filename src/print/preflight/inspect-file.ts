/**
 * Preflight checks of a file as a whole: sizes, boxes, page order and fonts, compared with the profile. Entry point:
 * `inspectFile`.
 */

import type { Profile } from '../../vocabulary/files/profile-file.js';
import type { Size } from '../core/paper.js';
import type { Page } from '../pdf/document.js';
import type { FontBook } from '../pdf/font-book.js';
import { type Finding, mm } from './finding.js';

/** The properties of a whole file. */
export interface InspectedFile {
  readonly profile: Profile;
  readonly profileName: string;
  /** The deck's own card size and bleed, in tenths of a millimetre. */
  readonly card: Size;
  readonly bleed: number;
  /** The pages in the order of the file; left out if cards are imposed on sheets. */
  readonly pages?: readonly Page[];
  /** The content of each page. */
  readonly sides?: readonly { readonly card: string; readonly side: 'front' | 'back' }[];
  /** The requested sheet; left out: the profile's own. */
  readonly sheet?: Size;
  readonly fonts: FontBook;
  readonly usedFonts: ReadonlySet<string>;
}

/** Checks sizes, boxes, page order and fonts against the profile. */
export const inspectFile = (file: InspectedFile): Finding[] => [
  ...checkFormat(file),
  ...checkSheet(file),
  ...checkBleed(file),
  ...checkGap(file),
  ...checkBoxes(file),
  ...checkOrder(file),
  ...checkFonts(file),
];

const SAME = 0.5;

function checkFormat({ profile: { format }, profileName, card }: InspectedFile): Finding[] {
  if (format === undefined) return [];
  const [wide, high] = [format.width * 10 - card.width, format.height * 10 - card.height];
  const size = `${card.width / 10} × ${card.height / 10} mm`;
  const cut = `${format.width} × ${format.height} mm`;
  if (wide >= -SAME && high >= -SAME && wide <= 30 && high <= 30) return [];
  const message = `All cards are ${size}, and ${profileName} cuts ${cut}: ${wide < -SAME || high < -SAME ? 'their edges would be cut off' : 'they would have wide borders'}.`;
  return [
    {
      rule: 'format',
      severity: 'error',
      message,
      remedy: 'Change card in shroud.yaml, or take another shop.',
    },
  ];
}

function checkBleed({ profile, profileName, bleed }: InspectedFile): Finding[] {
  const wanted = (profile.bleed ?? 0) * 10;
  if (wanted <= bleed + SAME + 2) return [];
  const message = `All cards have ${mm(bleed)} of bleed, and ${profileName} wants ${mm(wanted)}.`;
  const remedy = `Write card: { bleed: ${wanted / 10} } into shroud.yaml; until then a larger copy of the card lies under its edges.`;
  return [{ rule: 'bleed', severity: bleed === 0 ? 'error' : 'warning', message, remedy }];
}

/** Each of two neighbours on a sheet has half of the gap for its bleed. */
function checkGap({ profile, profileName }: InspectedFile): Finding[] {
  const { pages, bleed = 0, gap = 0, claims } = profile;
  // At home, cards may touch: one cut serves two of them.
  if (pages !== 'sheets' || claims === undefined || gap >= 2 * bleed) return [];
  const message = `All cards on a sheet lie ${gap} mm apart, so that there are ${gap / 2} mm of bleed between them, and ${profileName} wants ${bleed} mm.`;
  const remedy = `Write gap: ${2 * bleed} for this printer into shroud.yaml.`;
  return [{ rule: 'bleed', severity: 'error', message, remedy }];
}

/** The sheet of a shop can't be changed. */
function checkSheet({ profile: { sheet: wanted, claims }, profileName, sheet }: InspectedFile): Finding[] {
  if (wanted === undefined || claims === undefined || sheet === undefined) return [];
  const isSame =
    Math.abs(sheet.width - wanted.width * 10) < SAME && Math.abs(sheet.height - wanted.height * 10) < SAME;
  if (isSame) return [];
  const message = `All sheets are ${sheet.width / 10} × ${sheet.height / 10} mm, and ${profileName} wants ${wanted.width} × ${wanted.height} mm.`;
  return [{ rule: 'format', severity: 'error', message, remedy: 'Leave the paper (--paper) to the shop.' }];
}

/** The boxes of each page: trim as the shop cuts, bleed around it. */
function checkBoxes({ profile, profileName, card, bleed, pages = [], sides = [] }: InspectedFile): Finding[] {
  const format = profile.format
    ? { width: profile.format.width * 10, height: profile.format.height * 10 }
    : card;
  const beyond = profile.bleed === undefined ? bleed : profile.bleed * 10;
  const wrong = pages.findIndex(({ trim, bleed: bled }) => {
    if (trim === undefined || bled === undefined) return true;
    const isCut = Math.abs(trim.width - format.width) < SAME && Math.abs(trim.height - format.height) < SAME;
    return !isCut || Math.abs(bled.width - trim.width - 2 * beyond) > SAME;
  });
  if (wrong < 0) return [];
  const message = `The page of "${sides[wrong]?.card ?? ''}" has other boxes than ${profileName} wants: ${format.width / 10} × ${format.height / 10} mm and ${mm(beyond)} of bleed.`;
  return [{ rule: 'format', severity: 'error', message, remedy: 'Look at bleed and format of the profile.' }];
}

/** Fronts and backs alternate as the profile requires; all cards have the same sides. */
function checkOrder({ profile, profileName, sides = [] }: InspectedFile): Finding[] {
  const { order = 'front-back', backs = 'none' } = profile;
  if (backs === 'none' || order === 'fronts-backs' || sides.length === 0) return [];
  const [first, second] = order === 'front-back' ? ['front', 'back'] : ['back', 'front'];
  const wrong = sides.findIndex(({ card, side }, at) => {
    if (side !== (at % 2 === 0 ? first : second)) return true;
    return at % 2 === 1 && sides[at - 1]?.card !== card;
  });
  if (wrong < 0) return [];
  const message = `Page ${wrong + 1} is the ${sides[wrong]?.side} of "${sides[wrong]?.card}", and ${profileName} wants ${first} and ${second} by turns.`;
  return [
    {
      rule: 'pages',
      severity: 'error',
      message,
      remedy: 'Print cards with a back apart from those without.',
    },
  ];
}

/** Bit 1 of a font's fsType: its licence forbids embedding (OpenType, OS/2). */
const RESTRICTED = 0x0002;

function checkFonts({ fonts, usedFonts }: InspectedFile): Finding[] {
  return [...usedFonts].flatMap((id): Finding[] => {
    const face = fonts.byId(id);
    if ((readEmbedding(face.bytes) & 0x000f) !== RESTRICTED) return [];
    const message = `All cards use ${face.file.family}, whose maker does not allow it to be embedded in a file.`;
    return [
      {
        rule: 'font',
        severity: 'error',
        message,
        remedy: 'Ask its maker, or name another font in templates/theme.yaml.',
      },
    ];
  });
}

function readEmbedding(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let table = 0; table < view.getUint16(4); table++) {
    const entry = 12 + 16 * table;
    const tag = String.fromCharCode(...bytes.subarray(entry, entry + 4));
    if (tag === 'OS/2') return view.getUint16(view.getUint32(entry + 8) + 8);
  }
  return 0;
}
