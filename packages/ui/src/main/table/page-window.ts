/** `leading` begins two before the current page, `centered` has the current page in the middle. */
export type PageWindow = 'leading' | 'centered';

const MOST_BUTTONS = 5;

export function pageWindow(page: number, totalPages: number, window: PageWindow): number[] {
  const first = window === 'leading' ? page - 2 : Math.min(page - 2, totalPages - MOST_BUTTONS + 1);
  const start = Math.max(1, first);
  const count = Math.max(0, Math.min(MOST_BUTTONS, totalPages - start + 1));
  return Array.from({ length: count }, (_, index) => start + index);
}
