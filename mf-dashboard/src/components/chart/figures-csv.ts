import { byteOrderMark, csvRecord } from '@suite/csv';
import type { Figures } from '../../domain/figures.ts';

export function figuresCsv({ columns, rows }: Figures): string {
  return byteOrderMark + [columns, ...rows].map(csvRecord).join('');
}

/** Builds names such as `rush-hours-analysis-2027-03-01-2027-03-07.csv`. */
export function csvFileName(title: string, { from, to }: { from: string; to: string }): string {
  const words = title.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return `${[...words, from, to].join('-')}.csv`;
}
