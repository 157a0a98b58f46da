import type { Booking } from '@suite/contracts/bookings';
import { countOf } from './count-of.ts';

export type BulkState = 'waiting' | 'running' | 'done' | 'unneeded' | 'refused';

/** How far one booking of a bulk action has come, in a word or with the server's sentence. */
export interface BulkRow {
  booking: Booking;
  state: BulkState;
  text: string;
}

/** A bulk action: its rows in the order they are dealt with. */
export interface BulkRun {
  rows: readonly BulkRow[];
  phase: 'running' | 'stopping' | 'finished';
}

export function startRun(bookings: readonly Booking[]): BulkRun {
  return {
    phase: 'running',
    rows: bookings.map((booking) => ({ booking, state: 'waiting', text: 'Waiting' })),
  };
}

/** The run with one row changed. */
export function withRow(run: BulkRun, id: number, state: BulkState, text: string): BulkRun {
  return { ...run, rows: run.rows.map((row) => (row.booking.id === id ? { ...row, state, text } : row)) };
}

/** The run at its end; what was not dealt with was stopped. */
export function finishRun(run: BulkRun): BulkRun {
  const rows = run.rows.map((row) => (row.state === 'waiting' ? { ...row, text: 'Not done, stopped' } : row));
  return { phase: 'finished', rows };
}

/** How many rows have been dealt with. */
export function dealtWith({ rows }: BulkRun): number {
  return rows.filter(({ state }) => state !== 'waiting' && state !== 'running').length;
}

const words: readonly [BulkState, string][] = [
  ['done', 'done'],
  ['unneeded', 'already verified'],
  ['refused', 'refused'],
  ['waiting', 'not done'],
];

/** How a run went, in one line: `3 done, 1 already verified, 1 refused`. */
export function sumUp({ rows }: BulkRun): string {
  return words
    .map(([state, word]) => [rows.filter((row) => row.state === state).length, word] as const)
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word}`)
    .join(', ');
}

/** The bookings that the run has dealt with as asked. */
export function doneOf({ rows }: BulkRun): Booking[] {
  return rows.filter(({ state }) => state === 'done').map(({ booking }) => booking);
}

/** `1 booking`, `3 bookings`. */
export function bookingsOf(count: number): string {
  return countOf(count, 'booking');
}
