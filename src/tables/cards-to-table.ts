import type { SourceCard } from '../deck/source/source-deck.js';
import type { FieldsShape } from '../vocabulary/shape.js';
import { formatCell } from './cell.js';
import { listColumns, valueAt } from './columns.js';
import { writeCsv } from './csv/csv.js';

/**
 * Cards of one kind as a table, with the columns that any of them fills.
 * @param says the rules text of a card, as information for readers of the table
 */
export function cardsToTable(
  cards: readonly SourceCard[],
  shape: FieldsShape,
  says: (id: string) => string,
): string {
  const columns = listColumns(shape).filter(
    ({ path }) =>
      path.join() === 'title' || cards.some(({ authored }) => valueAt(authored, path) !== undefined),
  );
  const remarks = cards.some(({ id }) => says(id) !== '') ? ['(rules text)'] : [];
  const rows = cards.map(({ id, set, authored }) => [
    id,
    set,
    ...columns.map((column) => formatCell(column.shape, valueAt(authored, column.path))),
    ...remarks.map(() => says(id)),
  ]);
  return writeCsv(['id', 'set', ...columns.map(({ name }) => name), ...remarks], rows);
}
