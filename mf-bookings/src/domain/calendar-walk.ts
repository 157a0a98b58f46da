import type { Bar, CalendarRow } from './calendar-rows.ts';

export interface BarPlace {
  bar: Bar;
  rowIndex: number;
}

export const barsOfRow = (row: CalendarRow | undefined): readonly Bar[] =>
  !row || row.kind === 'type' ? [] : row.bars;

export function placesOfBars(rows: readonly CalendarRow[]): Map<string, BarPlace> {
  return new Map(
    rows.flatMap((row, rowIndex) => barsOfRow(row).map((bar) => [bar.key, { bar, rowIndex }] as const)),
  );
}

export type Step = 'before' | 'after' | 'above' | 'below' | 'first' | 'last';

/** Returns the bar that a key leads to: beside this one in its row, or the nearest one of the next row that has bars. */
export function walkBars(
  rows: readonly CalendarRow[],
  { bar, rowIndex }: BarPlace,
  step: Step,
): Bar | undefined {
  const bars = barsOfRow(rows[rowIndex]);
  const at = bars.findIndex(({ key }) => key === bar.key);
  if (step === 'first' || step === 'last') return bars.at(step === 'first' ? 0 : -1);
  if (step === 'before') return bars[at - 1];
  if (step === 'after') return bars[at + 1];
  const next = step === 'below' ? rows.slice(rowIndex + 1) : rows.slice(0, rowIndex).toReversed();
  const found = barsOfRow(next.find((row) => barsOfRow(row).length > 0));
  const distance = ({ from }: Bar) => Math.abs(Date.parse(from) - Date.parse(bar.from));
  return found.toSorted((one, other) => distance(one) - distance(other))[0];
}

/** Finds the next row that a stay can be moved to: that of a room, or the first one for stays without a room. */
export function nextTarget(rows: readonly CalendarRow[], rowIndex: number, step: 1 | -1): number {
  for (let at = rowIndex + step; at >= 0 && at < rows.length; at += step) {
    if (rows[at]?.kind === 'room' || (rows[at]?.kind === 'lane' && rows[at - 1]?.kind === 'type')) return at;
  }
  return rowIndex;
}

/** Returns the room of a row, null for none, and undefined where no stay can be. */
export function targetRoom(row: CalendarRow | undefined): number | null | undefined {
  if (row?.kind === 'room') return row.room.id;
  return row?.kind === 'lane' ? null : undefined;
}
