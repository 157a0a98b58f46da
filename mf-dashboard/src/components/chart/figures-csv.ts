import { byteOrderMark, csvRecord } from '@suite/csv';
import type { Figures } from '../../domain/figures.ts';

/** The figures as a CSV file. */
export function figuresCsv({ columns, rows }: Figures): string {
  return byteOrderMark + [columns, ...rows].map(csvRecord).join('');
}

/** The name of a chart's file: `Rush Hours Analysis` of 1 to 7 March is `rush-hours-analysis-2027-03-01-2027-03-07.csv`. */
export function csvFileName(title: string, { from, to }: { from: string; to: string }): string {
  const words = title.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return `${[...words, from, to].join('-')}.csv`;
}
