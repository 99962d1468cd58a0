/** Moves the focus among the links of a grid with arrow keys, by the rows and columns on the screen. */
export function moveAmong(event: KeyboardEvent): void {
  const grid = event.currentTarget as HTMLElement;
  const links = [...grid.querySelectorAll<HTMLElement>('article > a')];
  const at = links.indexOf(document.activeElement as HTMLElement);
  if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  const columns = countColumns(links);
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
    Home: -at,
    End: links.length - 1 - at,
  };
  const step = steps[event.key];
  const next = step === undefined ? undefined : links[at + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
  next.scrollIntoView({ block: 'nearest' });
}

function countColumns(links: readonly HTMLElement[]): number {
  const top = links[0]?.getBoundingClientRect().top;
  const next = links.findIndex((link) => link.getBoundingClientRect().top !== top);
  return next < 0 ? links.length : next;
}
