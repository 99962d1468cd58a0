import { Document, isPair, isScalar, isSeq, type Node, visit } from 'yaml';

/** Paths in a card whose entries are written as block YAML; everything else is written on one line. */
const BLOCKS = /^(effects(,\w+(,\d+)?)?|wording(,[\w-]+)?)$/;

/** Formats a card, or one field of it, as hand-written YAML: `key: value`, indented, with a final line break. */
export function cardYaml(key: string, value: unknown, indent: string, isField = false): string {
  const document = new Document({ [key]: value }, { version: '1.2' });
  visit(document, {
    Collection(_, node, ancestors) {
      const path = pathOf(node, ancestors as readonly unknown[]).slice(isField ? 0 : 1);
      (node as { flow?: boolean }).flow = path.length > 0 && !BLOCKS.test(path.join());
    },
  });
  const text = document.toString({ lineWidth: 0, flowCollectionPadding: true, doubleQuotedAsJSON: true });
  return text.replaceAll(/^(?=.)/gm, indent);
}

/** Keys and indices from the root of the document to a node. */
function pathOf(node: unknown, ancestors: readonly unknown[]): string[] {
  return [...ancestors, node].flatMap((one, index, all) => {
    const above = all[index - 1];
    if (isPair(above) && isScalar(above.key)) return [String(above.key.value)];
    return isSeq(above) ? [String(above.items.indexOf(one as Node))] : [];
  });
}
