import {
  boundsOf,
  type Element,
  type FaceProps,
  Flex,
  type FrameProps,
  Icon,
  outline,
  Paragraph,
  Picture,
  Words,
} from 'shroud/template';

/** Night to the edge, and a card of cream below the picture. */
export function frame({ card, regions, theme }: FrameProps): Element {
  const { width, height, bleed } = card;
  const [top, bottom] = [regions.title, regions.text].map((shapes) => shapes && boundsOf(shapes));
  return (
    <g>
      <rect
        x={-bleed}
        y={-bleed}
        width={width + 2 * bleed}
        height={height + 2 * bleed}
        fill={theme.colour('soot')}
      />
      {top && bottom && (
        <Flex
          x={top.x}
          y={top.y + top.height}
          width={top.width}
          height={bottom.y + bottom.height - top.y - top.height}
          style={{
            background: `linear-gradient(180deg, ${theme.colour('bone')}, ${theme.colour('parchment')})`,
            borderBottomLeftRadius: '1.6mm',
            borderBottomRightRadius: '1.6mm',
          }}
        />
      )}
    </g>
  );
}

/** The visitor by moonlight; what it comes for, what it wants to see and what it leaves; and what it does. */
export function face({ title, words, fields, regions, theme, art }: FaceProps): Element {
  const { sign, wants, gift } = fields;
  const [ink, gold, teal] = [theme.colour('ink'), theme.colour('gilt'), theme.colour('soot')];
  const picture = regions.portrait && boundsOf(regions.portrait);
  const [first, last] = [regions.sign, regions.gift].map((shapes) => shapes && boundsOf(shapes));
  const disc = (size: number) => ({
    width: size,
    height: size,
    flexShrink: 0,
    alignItems: 'center' as const,
    justifyContent: 'center' as const,
    borderRadius: '50%',
  });
  return (
    <g>
      {picture && art?.is === 'svg' && <Picture of={art.artwork} {...picture} fit="cover" />}
      {regions.title && <path d={outline(regions.title)} fill={teal} />}
      {regions.title && <path d={rulesOf(boundsOf(regions.title))} stroke={gold} stroke-width={4} />}
      <Words of={title} theme={theme} fill={theme.colour('moonlight')} />
      {first && last && (
        <Flex
          x={first.x}
          y={last.y}
          width={last.x + last.width - first.x}
          height={last.height}
          style={{ alignItems: 'center', justifyContent: 'space-between', gap: 14, color: ink }}
        >
          <div style={{ ...disc(first.width), background: teal, border: `4px solid ${gold}` }}>
            {sign?.type === 'icon' && (
              <Icon of={theme.icon(sign.value)} size={66} fill={theme.colour('bone')} />
            )}
          </div>
          <div style={{ flexDirection: 'column', flexGrow: 1, flexBasis: 0, gap: 4 }}>
            {wants?.type === 'list' &&
              wants.passages.map((wish) => (
                <Paragraph of={wish} theme={theme} style={{ fontSize: '10pt', lineHeight: 1.02 }} />
              ))}
          </div>
          <div
            style={{
              ...disc(last.width),
              background: theme.colour('moonlight'),
              border: `4px solid ${gold}`,
              fontSize: '18pt',
              fontWeight: 'bold',
            }}
          >
            {gift?.type === 'number' && <Paragraph of={gift.passage} theme={theme} />}
          </div>
        </Flex>
      )}
      {regions.text && (
        <Flex
          {...boundsOf(regions.text)}
          least="7pt"
          style={{
            flexDirection: 'column',
            justifyContent: 'center',
            gap: '0.45em',
            padding: '2mm 5mm 3mm',
            fontSize: '11.5pt',
            textAlign: 'center',
            color: ink,
          }}
        >
          {words.text.map((passage) => (
            <Paragraph
              of={passage}
              theme={theme}
              icons={teal}
              style={{
                textWrap: 'balance',
                ...(passage.role === 'flavour' && { borderTop: `2px solid ${gold}`, paddingTop: '0.45em' }),
              }}
            />
          ))}
        </Flex>
      )}
    </g>
  );
}

/** A line above and one below. */
const rulesOf = ({ x, y, width, height }: ReturnType<typeof boundsOf>): string =>
  `M${x} ${y + 2}h${width}M${x} ${y + height - 2}h${width}`;
