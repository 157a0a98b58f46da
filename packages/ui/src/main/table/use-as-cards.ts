import { useLayoutEffect, useState, type RefObject } from 'react';
import { useMediaQuery } from '../../core/theme/use-media-query.ts';

/** This is the width of a phone held upright, in the visitor's text size. */
const narrowWindow = '(max-width: 30em)';
/** This many columns never fit there. */
const tooManyForNarrow = 5;

/**
 * Returns true if the columns need more width than the box has. Phones with many columns are not measured, because a
 * slow one would lay out every table twice.
 */
export function useAsCards(
  box: RefObject<HTMLElement | null>,
  rows: unknown,
  columns: number,
  compact: boolean,
): boolean {
  const isSure = useMediaQuery(narrowWindow) && columns >= tooManyForNarrow;
  const [isTooWide, setIsTooWide] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || isSure) return;
    let measuredAt = '';
    const measure = () => {
      const room = `${element.clientWidth} ${getComputedStyle(element).fontSize}`;
      // Cards that only became higher need no measurement, which lays them out twice.
      if (element.dataset.cards !== undefined && room === measuredAt) return;
      measuredAt = room;
      setIsTooWide(needsMoreWidth(element));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const table of element.children) observer.observe(table);
    return () => observer.disconnect();
  }, [box, rows, columns, compact, isSure]);
  return isSure || isTooWide;
}

/** Cards stay until there is this much room to spare, so that a scroll bar of the columns does not bring them back. */
const spareWidthPx = 20;

function needsMoreWidth(box: HTMLElement): boolean {
  const { cards } = box.dataset;
  if (cards === undefined) return box.scrollWidth > box.clientWidth;
  // The box keeps its height while its rows are measured as columns, because a shorter page would scroll.
  const { offsetHeight, clientWidth } = box;
  box.style.height = `${offsetHeight}px`;
  box.style.width = `${clientWidth - spareWidthPx}px`;
  delete box.dataset.cards;
  const needsMore = box.scrollWidth > box.clientWidth;
  box.dataset.cards = cards;
  box.style.height = '';
  box.style.width = '';
  return needsMore;
}
