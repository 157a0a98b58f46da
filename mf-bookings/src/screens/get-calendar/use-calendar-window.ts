import { addDays } from '@suite/contracts/dates';
import { currentLanguage, directionOf } from '@suite/i18n';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useState, type RefObject } from 'react';

/** Sizes in pixels follow the size of the text. */
export interface CalendarSizes {
  day: number;
  rooms: number;
  row: number;
}

const headerRem = 4.5;
const narrowRem = 60;

interface WindowOptions {
  from: string;
  days: number;
  rowCount: number;
  /** Is drawn also when it is out of sight, because it has the focus. */
  activeRow: number | undefined;
}

/** Finds the rows and days that are in sight. The days are those of whole weeks, so that rows change rarely. */
export function useCalendarWindow(
  scroller: RefObject<HTMLDivElement | null>,
  { from, days, rowCount, activeRow }: WindowOptions,
) {
  const width = useWidth(scroller);
  const rem = useMemo(() => parseFloat(getComputedStyle(document.documentElement).fontSize) || 16, []);
  const isNarrow = width < narrowRem * rem;
  const rooms = rem * (isNarrow ? 6.5 : 10);
  const day = Math.max(rem * (isNarrow ? 2.25 : 2.75), Math.floor((width - rooms) / days));
  const sizes = { day, rooms, row: rem * 2.25 };

  // oxlint-disable-next-line react/incompatible-library -- no compiler memoises what this hook returns
  const rowWindow = useVirtualizer({
    count: rowCount,
    getScrollElement: () => scroller.current,
    estimateSize: () => sizes.row,
    overscan: 6,
    scrollMargin: rem * headerRem,
    scrollPaddingStart: rem * headerRem,
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      return activeRow === undefined || shown.includes(activeRow) ? shown : [...shown, activeRow];
    },
  });
  const dayWindow = useVirtualizer({
    horizontal: true,
    isRtl: directionOf(currentLanguage()) === 'rtl',
    count: days,
    getScrollElement: () => scroller.current,
    estimateSize: () => day,
    scrollMargin: rooms,
    scrollPaddingStart: rooms,
    overscan: 1,
  });
  useEffect(() => dayWindow.measure(), [dayWindow, day]);

  const shownDays = dayWindow.getVirtualItems();
  const start = Math.floor((shownDays[0]?.index ?? 0) / 7) * 7;
  const end = Math.min(days, Math.ceil(((shownDays.at(-1)?.index ?? -1) + 1) / 7) * 7);
  const dates = useMemo(
    () => Array.from({ length: end - start }, (_, index) => addDays(from, start + index)),
    [from, start, end],
  );
  return { sizes, dates, rowWindow, dayWindow };
}

function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => setWidth(current.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
