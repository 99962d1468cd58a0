/** A message of `check`; text between backticks is shown as code. */
export function Quoted({ text }: { readonly text: string }) {
  return (
    <>
      {text.split('`').map((part, at) => (at % 2 === 1 ? <code key={`${at} ${part}`}>{part}</code> : part))}
    </>
  );
}
