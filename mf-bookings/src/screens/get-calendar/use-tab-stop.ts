import { useEffect, useRef, useState, type RefObject } from 'react';
import type { BarPlace } from '../../domain/calendar-walk.ts';

/** Keeps the bar that the tab key leads to, and the focus in the grid while bars are drawn in other rows. */
export function useTabStop(
  scroller: RefObject<HTMLDivElement | null>,
  places: ReadonlyMap<string, BarPlace>,
) {
  const [stop, setStop] = useState<{ key: string; takesFocus: boolean } | null>(null);
  const hasFocus = useRef(false);
  const [firstKey = null] = places.keys();
  const key = stop && places.has(stop.key) ? stop.key : firstKey;

  useEffect(() => {
    if (!stop?.takesFocus) return;
    const bar = scroller.current?.querySelector<HTMLElement>(`[data-bar="${stop.key}"]`);
    bar?.focus({ preventScroll: true });
  }, [scroller, stop]);
  useEffect(() => {
    // The browser drops the focus of a bar that is drawn in another row.
    if (hasFocus.current && document.activeElement === document.body) {
      setStop((last) => last && { ...last, takesFocus: true });
    }
  }, [places]);
  return {
    key,
    row: key === null ? undefined : places.get(key)?.rowIndex,
    isChosen: stop !== null,
    focusBar: (next: string) => setStop({ key: next, takesFocus: true }),
    onFocus: (bar: string | undefined, isGrid: boolean) => {
      hasFocus.current = true;
      // A dialog returns the focus to the grid when the bar that opened it is in another row now.
      if (isGrid && key !== null) setStop({ key, takesFocus: true });
      else if (bar !== undefined && bar !== stop?.key) setStop({ key: bar, takesFocus: false });
    },
    onBlur: () => {
      hasFocus.current = false;
    },
  };
}
