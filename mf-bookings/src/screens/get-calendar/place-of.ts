import { daysBetween } from '@suite/contracts/dates';
import type { CSSProperties } from 'react';

/** Places an element by days after the first one; the style sheet knows the width of a day. */
export function placeOf(first: string, date: string, days: number, offset = 0): CSSProperties {
  return {
    insetInlineStart: `calc(var(--rooms) + var(--day) * ${daysBetween(first, date) + offset})`,
    inlineSize: `calc(var(--day) * ${days})`,
  };
}

/** A bar begins in the middle of the day of arrival, so that it shares the day with an earlier departure. */
export function placeOfBar(first: string, days: number, { from, to }: { from: string; to: string }) {
  const start = Math.max(0, daysBetween(first, from) + 0.5);
  const end = Math.min(days, daysBetween(first, to) + 0.5);
  return {
    isCutAtStart: from < first,
    isCutAtEnd: daysBetween(first, to) >= days,
    style: placeOf(first, first, end - start, start),
  };
}
