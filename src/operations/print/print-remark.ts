import { count, inWords } from '../../diagnostics/index.js';

/** A remark about a print job. */
export type PrintRemark =
  /** Settings of a profile for sheets, which support neither. */
  | { readonly is: 'plates'; readonly profile: string; readonly of: readonly ('white' | 'cut')[] }
  | { readonly is: 'white'; readonly profile: string }
  /** The requested paper has no effect; includes the sheet size if the profile has its own sheets. */
  | { readonly is: 'paper'; readonly profile: string; readonly paper: string; readonly sheet?: Sheet }
  | { readonly is: 'pictures'; readonly cards: readonly string[] }
  | { readonly is: 'film' }
  | { readonly is: 'wants'; readonly profile: string; readonly wants: readonly string[] }
  /** Note of the profile about its printer. */
  | { readonly is: 'profile'; readonly profile: string; readonly note: string }
  | { readonly is: 'preflight'; readonly warnings: number; readonly page: string };
/** In mm. */
interface Sheet {
  readonly width: number;
  readonly height: number;
}

/** A remark as the terminal shows it. */
export function remarkInWords(remark: PrintRemark): string {
  switch (remark.is) {
    case 'plates':
      return `${remark.of.join(' and ')} of the profile ${remark.profile} ${remark.of.length > 1 ? 'have' : 'has'} no effect: sheets have neither. Extend clear, which prints one card per page.`;
    case 'white':
      return `white of the profile ${remark.profile} has no effect here: white is printed under clear cards only.`;
    case 'paper': {
      const { paper, profile, sheet } = remark;
      const prints = sheet
        ? `prints on sheets of ${sheet.width} × ${sheet.height} mm`
        : 'prints one card per page';
      return `--paper ${paper} has no effect: the profile ${profile} ${prints}.`;
    }
    case 'pictures': {
      const { cards } = remark;
      const more = cards.length > MOST_NAMED ? ` and ${cards.length - MOST_NAMED} more` : '';
      const some = cards.length === 1 ? 'a card has' : `${cards.length} cards have`;
      return `${some} no picture; a placeholder is printed: ${cards.slice(0, MOST_NAMED).join(', ')}${more}.`;
    }
    case 'film':
      return 'plain film has no white: in a stack, the cards below show through, and the text can not be read. Print --stock labels or --stock windows instead, or send --profile clear to a print shop.';
    case 'wants':
      return `${remark.profile} requires ${inWords(remark.wants)}; this is PDF 1.7 in RGB. Convert it first, or ask the print shop.`;
    case 'profile':
      return `${remark.profile}: ${remark.note}`;
    case 'preflight':
      return `preflight found ${count(remark.warnings, 'warning')}: see ${remark.page}.`;
  }
}

const MOST_NAMED = 5;
