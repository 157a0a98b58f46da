import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { apiProblems } from './index.ts';

let queries: string;
beforeAll(() => {
  queries = mkdtempSync(join(tmpdir(), 'suite-queries-'));
  writeFileSync(join(queries, 'list-bookings.query.ts'), 'callEndpoint(listBookingsEndpoint, {})');
  writeFileSync(join(queries, 'list-bookings.test.ts'), 'answer(logoutEndpoint)');
});
afterAll(() => rmSync(queries, { recursive: true }));

describe('apiProblems', () => {
  test('is content when the descriptor names what the queries call', () => {
    expect(apiProblems(queries, { requires: { api: { 'list-bookings': 1 } } })).toEqual([]);
  });

  test('knows requests by a client of the OpenAPI document', () => {
    const folder = mkdtempSync(join(tmpdir(), 'suite-queries-'));
    const request = "client.PUT(\n  '/api/bookings/{id}', { params: { path: { id: 7 } } });";
    writeFileSync(join(folder, 'change-booking.mutation.ts'), request);
    expect(apiProblems(folder, {})).toEqual([
      'The remote calls update-booking in version 1: write "update-booking": 1 into requires.api.',
    ]);
    rmSync(folder, { recursive: true });
  });

  test('is content when a call is awaited, and not when it is required as well', () => {
    const calls = { api: { 'list-bookings': 1 } };
    expect(apiProblems(queries, { awaits: calls })).toEqual([]);
    expect(
      apiProblems(queries, { requires: calls, awaits: { api: { 'list-bookings': 1, logout: 1 } } }),
    ).toEqual([
      'awaits.api names logout, which no query calls: take it out.',
      'list-bookings is both required and awaited: take it out of awaits.api.',
    ]);
  });

  test('wants the call that a menu entry counts with, which no query calls', () => {
    const menu = [{ path: '/attention', count: { path: '/attention/count' } }];
    const calls = { 'list-bookings': 1, 'count-attention-items': 1 };
    expect(apiProblems(queries, { menu, requires: { api: calls } })).toEqual([]);
    expect(apiProblems(queries, { menu, awaits: { api: { 'list-bookings': 1 } } })).toEqual([
      'The remote calls count-attention-items in version 1: write "count-attention-items": 1 into requires.api.',
    ]);
  });

  test('names what is missing, of another version or not called', () => {
    expect(apiProblems(queries, {})).toEqual([
      'The remote calls list-bookings in version 1: write "list-bookings": 1 into requires.api.',
    ]);
    expect(apiProblems(queries, { requires: { api: { 'list-bookings': 2, logout: 1 } } })).toEqual([
      'The remote calls list-bookings in version 1: write "list-bookings": 1 into requires.api.',
      'requires.api names logout, which no query calls: take it out.',
    ]);
  });
});
