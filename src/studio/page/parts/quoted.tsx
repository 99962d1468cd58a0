/** A sentence of `check`: what stands between backticks is written as it is. */
export function Quoted({ text }: { readonly text: string }) {
  return (
    <>
      {text.split('`').map((part, at) => (at % 2 === 1 ? <code key={`${at} ${part}`}>{part}</code> : part))}
    </>
  );
}
