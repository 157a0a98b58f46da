import { currentLocale } from '@suite/i18n';
import { t, tn } from '../../languages/catalog.ts';

export type BulkState = 'waiting' | 'running' | 'done' | 'unneeded' | 'refused';

/** How far one record of a bulk action has come, in a word or with the server's sentence. */
export interface BulkRow<Item> {
  item: Item;
  state: BulkState;
  text: string;
}

/** A bulk action: its rows in the order they are dealt with. */
export interface BulkRun<Item> {
  rows: readonly BulkRow<Item>[];
  phase: 'running' | 'stopping' | 'finished';
}

export function startRun<Item>(items: readonly Item[]): BulkRun<Item> {
  return { phase: 'running', rows: items.map((item) => ({ item, state: 'waiting', text: t('Waiting') })) };
}

/** The run with one row changed. */
export function withRow<Item>(run: BulkRun<Item>, item: Item, state: BulkState, text: string): BulkRun<Item> {
  return { ...run, rows: run.rows.map((row) => (row.item === item ? { ...row, state, text } : row)) };
}

/** The run at its end; what was not dealt with was stopped. */
export function finishRun<Item>(run: BulkRun<Item>): BulkRun<Item> {
  const rows = run.rows.map((row) =>
    row.state === 'waiting' ? { ...row, text: t('Not done, stopped') } : row,
  );
  return { phase: 'finished', rows };
}

/** How many rows have been dealt with. */
export function dealtWith({ rows }: BulkRun<unknown>): number {
  return rows.filter(({ state }) => state !== 'waiting' && state !== 'running').length;
}

/** How a run went, in one line: `3 done, 1 already verified, 1 refused`. */
export function sumUp({ rows }: BulkRun<unknown>, unneededLabel: string): string {
  const parts: readonly [BulkState, (count: number) => string][] = [
    ['done', (count) => tn(count, '{count} done', '{count} done')],
    ['unneeded', (count) => `${count} ${unneededLabel}`],
    ['refused', (count) => tn(count, '{count} refused', '{count} refused')],
    ['waiting', (count) => tn(count, '{count} not done', '{count} not done')],
  ];
  const sums = parts
    .map(([state, say]) => [rows.filter((row) => row.state === state).length, say] as const)
    .filter(([count]) => count > 0)
    .map(([count, say]) => say(count));
  return new Intl.ListFormat(currentLocale(), { type: 'unit' }).format(sums);
}

/** The records that the run has dealt with as asked. */
export function doneOf<Item>({ rows }: BulkRun<Item>): Item[] {
  return rows.filter(({ state }) => state === 'done').map(({ item }) => item);
}
