import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import type * as overrideSource from './override-source.ts';
import { storeOverrides } from './stored-overrides.ts';

const override = { remote: 'mf-bookings', url: 'http://localhost:4001/', grant: 'override_x.y', on: true };
const before = globalThis.fetch;
let ask: jest.Mock<typeof fetch>;
let createOverrideSource: typeof overrideSource.createOverrideSource;

beforeAll(async () => {
  // The module reads the list when it is imported.
  const meta = Object.assign(document.createElement('meta'), { name: 'suite-overrides' });
  meta.content = JSON.stringify([{ ...override, state: 'in-force', paths: ['/*'] }]);
  document.head.append(meta);
  ({ createOverrideSource } = await import('./override-source.ts'));
});
beforeEach(() => {
  ask = jest.fn<typeof fetch>(async () => Response.json({ success: true, message: 'Done', result: {} }));
  globalThis.fetch = ask;
});
afterEach(() => {
  globalThis.fetch = before;
  storeOverrides([]);
});

test('what is stored while a page is open waits for the next page, whose policy names the address', async () => {
  const source = createOverrideSource();
  storeOverrides([override]);
  expect([source.isOverriding(), await source.readHeaders()]).toEqual([false, {}]);
  expect(ask).not.toHaveBeenCalled();
});

test('what was stored when the page began is handed in and asked for, whatever is stored meanwhile', async () => {
  storeOverrides([override]);
  const source = createOverrideSource();
  const added = { ...override, remote: 'mf-hotels', url: 'http://localhost:4002/' };
  storeOverrides([override, added]);
  expect(source.isOverriding()).toBe(true);
  expect(await source.readHeaders()).toEqual({ 'x-suite-override': 'override_x.y' });
  expect(ask.mock.calls.map(([address]) => address)).toEqual([
    'http://localhost:4001/release.json',
    '/platform/overrides/release',
  ]);
  expect(document.cookie).toContain(encodeURIComponent('override_x.y,override_x.y'));
});

test('nothing is read from an address that the page may not load from', async () => {
  storeOverrides([{ ...override, remote: 'mf-hotels' }]);
  await createOverrideSource().readHeaders();
  expect(ask).not.toHaveBeenCalled();
});
