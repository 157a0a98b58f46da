import { useLayoutEffect, useState, type RefObject } from 'react';
import { useMediaQuery } from '../../core/theme/use-media-query.ts';

/** As wide as a phone held upright, in the visitor's size of text. */
const narrowWindow = '(max-width: 30em)';
/** So many columns do not fit there, whatever stands in them. */
const tooManyForNarrow = 5;

/**
 * Whether the columns in a table's box need more width than it has, so that the rows are shown as cards: the box has
 * `data-cards` then. Measured when the box, the table or its text gets another size, and for other rows or columns; known
 * without measuring where it is sure, as a slow phone would draw and lay out every table twice.
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
      // Cards that only got higher need not be measured, which lays them out twice.
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

/** Cards stay until there is so much room to spare: a scroll bar that columns bring must not bring back the cards. */
const spareWidthPx = 20;

function needsMoreWidth(box: HTMLElement): boolean {
  const { cards } = box.dataset;
  if (cards === undefined) return box.scrollWidth > box.clientWidth;
  // The rows stand in columns while they are measured: the page must not get shorter, or it would be scrolled.
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
