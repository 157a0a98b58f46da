import type { FocusEvent } from 'react';

const focusable = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary';
/** Other removals, such as that of a whole page, say where the focus goes themselves. */
const partsOfLists = 'tr, li, details, ul, table, [role="region"]';

const successors = new WeakMap<Element, HTMLElement>();
let stop = () => {};

/** Returns what takes the focus in place of a control that was removed from a list. */
export const successorOf = (control: Element): HTMLElement | undefined => successors.get(control);

/**
 * Use as `onFocus` of a list. When the focused control is removed, the focus moves within its row, to the next row, or to the
 * heading of a list that has become empty.
 */
export function keepFocusInList({ target: control, currentTarget }: FocusEvent<HTMLElement>): void {
  const root = control.closest('section, [role="dialog"]');
  const row = control.closest('tr') ?? control.closest('li');
  // React reports focus in menus and dialogs that belong to a row but are elsewhere on the page.
  if (!root || !row || !currentTarget.contains(control)) return;
  stop();
  const controls = controlsIn(row);
  const fromEnd = controls.length - controls.indexOf(control);
  const observer = new MutationObserver((records) => {
    if (control.isConnected) return;
    observer.disconnect();
    const removal = records.find(({ removedNodes }) =>
      [...removedNodes].some((node) => node.contains(control)),
    );
    const next = removal && findSuccessor(removal, { control, row, fromEnd });
    if (!next) return;
    successors.set(control, next);
    // An element around the list has the focus only because nothing else had.
    if (document.activeElement?.contains(next)) next.focus();
  });
  observer.observe(root, { childList: true, subtree: true });
  stop = () => observer.disconnect();
}

interface Removed {
  control: Element;
  row: Element;
  /** Counts from the end of the row, because rows differ in their first controls and agree in their last. */
  fromEnd: number;
}

function findSuccessor(record: MutationRecord, removed: Removed): HTMLElement | undefined {
  const { control, row, fromEnd } = removed;
  const part = [...record.removedNodes].find((node) => node.contains(control));
  if (row.isConnected) return controlsIn(row)[0] ?? headingOf(row);
  if (!(part instanceof Element) || !part.matches(partsOfLists)) return undefined;
  for (const sibling of siblingsOf(record, part.localName)) {
    const controls = controlsIn(sibling.querySelector('tbody tr') ?? sibling);
    const found = controls.at(-fromEnd) ?? controls[0] ?? controlsIn(sibling)[0];
    if (found) return found;
  }
  return headingOf(record.target as Element);
}

/** Lists those after the removed part first, then those before it from the last to the first. */
function siblingsOf({ nextSibling, target }: MutationRecord, name: string): Element[] {
  const all = [...target.childNodes];
  const place =
    nextSibling && all.includes(nextSibling as ChildNode)
      ? all.indexOf(nextSibling as ChildNode)
      : all.length;
  return [...all.slice(place), ...all.slice(0, place).toReversed()].filter(
    (node): node is Element => node instanceof Element && node.localName === name,
  );
}

function controlsIn(part: Element): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(focusable)].filter(
    (one) => one.localName === 'summary' || !one.closest('details:not([open])'),
  );
}

function headingOf(part: Element): HTMLElement | undefined {
  const id = part.closest('section, [role="dialog"]')?.getAttribute('aria-labelledby');
  const heading = id ? document.getElementById(id) : null;
  if (heading) heading.tabIndex = -1;
  return heading ?? undefined;
}
