import { currentLocale } from '@suite/i18n';
import { t, tn } from '../../languages/catalog.ts';

export type BulkState = 'waiting' | 'running' | 'done' | 'unneeded' | 'refused';

export interface BulkRow<Item> {
  item: Item;
  state: BulkState;
  text: string;
}

export interface BulkRun<Item> {
  rows: readonly BulkRow<Item>[];
  phase: 'running' | 'stopping' | 'finished';
}

export function startRun<Item>(items: readonly Item[]): BulkRun<Item> {
  return { phase: 'running', rows: items.map((item) => ({ item, state: 'waiting', text: t('Waiting') })) };
}

export function withRow<Item>(run: BulkRun<Item>, item: Item, state: BulkState, text: string): BulkRun<Item> {
  return { ...run, rows: run.rows.map((row) => (row.item === item ? { ...row, state, text } : row)) };
}

export function finishRun<Item>(run: BulkRun<Item>): BulkRun<Item> {
  const rows = run.rows.map((row) =>
    row.state === 'waiting' ? { ...row, text: t('Not done, stopped') } : row,
  );
  return { phase: 'finished', rows };
}

export function dealtWith({ rows }: BulkRun<unknown>): number {
  return rows.filter(({ state }) => state !== 'waiting' && state !== 'running').length;
}

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

/** Omits records that were refused or never reached, because users may try them again. */
export function settledOf<Item>({ rows }: BulkRun<Item>): Item[] {
  return rows.filter(({ state }) => state === 'done' || state === 'unneeded').map(({ item }) => item);
}

export function doneOf<Item>({ rows }: BulkRun<Item>): Item[] {
  return rows.filter(({ state }) => state === 'done').map(({ item }) => item);
}
