import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import fastify from 'fastify';
import { readConfig } from '../../config/config.ts';
import { serverOptions } from '../server-options.ts';
import { openLineLimit } from './limit-lines.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('the first line of a kind is written at once, and the rest of the interval as one with its number', () => {
  const limit = openLineLimit(1_000);
  const lines: object[] = [];
  const write = (more: object) => lines.push(more);
  for (let time = 0; time < 800; time++) limit('one', write);
  limit('other', write);
  expect(lines).toEqual([{}, {}]);
  jest.advanceTimersByTime(1_000);
  expect(lines).toEqual([{}, {}, { repeated: 799 }]);
  limit('one', write);
  jest.advanceTimersByTime(1_000);
  expect(lines).toEqual([{}, {}, { repeated: 799 }, {}]);
});

test('invented kinds are bounded too', () => {
  const limit = openLineLimit(1_000);
  let lines = 0;
  for (let kind = 0; kind < 10_000; kind++) limit(String(kind), () => (lines += 1));
  jest.advanceTimersByTime(1_000);
  expect(lines).toBe(202);
});

test('an outage of the database is one line for each kind of failure, and other failures are all written', () => {
  const lines: { msg: string; repeated?: number }[] = [];
  const log = { write: (line: string) => void lines.push(JSON.parse(line) as { msg: string }) };
  const app = fastify(serverOptions(readConfig({ DATA_DIR: '/tmp', SECRET_KEY: 'A'.repeat(43) + '=' }), log));
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  for (let time = 0; time < 400; time++) {
    app.log.error({ err: away }, 'The request failed');
    app.log.warn({ err: away }, 'The database does not answer');
  }
  for (let time = 0; time < 3; time++) app.log.error({ err: new Error('a fault') }, 'The request failed');
  app.log.info('Listening');
  jest.advanceTimersByTime(30_000);
  const failed = lines.filter(({ msg }) => msg === 'The request failed');
  expect(failed.map(({ repeated }) => repeated)).toEqual([undefined, undefined, undefined, undefined, 399]);
  const silent = lines.filter(({ msg }) => msg === 'The database does not answer');
  expect(silent.map(({ repeated }) => repeated)).toEqual([undefined, 399]);
  expect(lines.filter(({ msg }) => msg === 'Listening')).toHaveLength(1);
});
