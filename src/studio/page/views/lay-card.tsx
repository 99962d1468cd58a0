import { useSignal } from '@preact/signals';
import type { CardSummary } from '../../protocol.js';
import { t } from '../i18n/index.js';
import { getTitle } from '../parts/card-name.js';

interface Props {
  readonly cards: readonly CardSummary[];
  readonly lang: string;
  onLay(card: CardSummary): void;
}

/** Finds a card by its name and lays it on the stack, only when the form is submitted. */
export function LayCard({ cards, lang, onLay }: Props) {
  const typed = useSignal('');
  const found = cardNamed(typed.value, cards, lang);
  const lay = (card: CardSummary | undefined) => {
    if (card === undefined) return;
    typed.value = '';
    onLay(card);
  };
  return (
    <form
      class="lay"
      onSubmit={(event) => {
        event.preventDefault();
        lay(found);
      }}
    >
      <div class="choose">
        <label for="lay">{t('lay')}</label>
        <input
          id="lay"
          list="lay-cards"
          autocomplete="off"
          placeholder={t('layWhich')}
          value={typed.value}
          onInput={(event) => {
            typed.value = event.currentTarget.value;
            // Picking a name from the list counts as submitting.
            const isPicked = event instanceof InputEvent && event.inputType === 'insertReplacementText';
            if (isPicked) lay(cardNamed(typed.value, cards, lang));
          }}
        />
      </div>
      <datalist id="lay-cards">
        {cards.map((card) => (
          <option key={card.id} value={getTitle(card, lang)} />
        ))}
      </datalist>
      <button type="submit" disabled={found === undefined}>
        {t('layIt')}
      </button>
    </form>
  );
}

/** The card with this name, otherwise the first whose name starts with it or contains it. */
function cardNamed(name: string, cards: readonly CardSummary[], lang: string): CardSummary | undefined {
  const wanted = name.trim().toLowerCase();
  if (wanted === '') return undefined;
  const called = (fits: (title: string) => boolean) =>
    cards.find((card) => fits(getTitle(card, lang).toLowerCase()) || card.id === wanted);
  return (
    called((title) => title === wanted) ??
    called((title) => title.startsWith(wanted)) ??
    called((title) => title.includes(wanted))
  );
}
