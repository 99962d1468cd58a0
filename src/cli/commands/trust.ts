import { count } from '../../diagnostics/index.js';
import { trustDeck, trustedDecks, untrustDeck } from '../../project/trust-deck.js';
import { print } from '../terminal/terminal.js';

export function trustCommand({ deck, list }: { deck: string; list?: boolean }): number {
  if (list) return listTrusted();
  const files = trustDeck(deck);
  if (files.length === 0)
    print(`The deck in ${deck} has no templates of its own: there is nothing to run. That is remembered.\n`);
  else {
    print(`${count(files.length, 'file')} of the deck in ${deck} may run, as they are now:\n`);
    for (const file of files) print(`  ${file}\n`);
  }
  return 0;
}

function listTrusted(): number {
  const all = trustedDecks();
  if (all.length === 0) print('No deck is trusted.\n');
  for (const { folder, sum } of all)
    print(
      `${folder}  ${sum === undefined ? 'made here: whatever is in it' : 'as it was when it was trusted'}\n`,
    );
  return 0;
}

export function untrustCommand({ deck }: { deck: string }): number {
  const was = untrustDeck(deck);
  print(
    was
      ? `The templates of the deck in ${deck} do not run any more.\n`
      : `The deck in ${deck} was not trusted.\n`,
  );
  return 0;
}
