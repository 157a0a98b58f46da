import { afterEach, expect, jest, test } from '@jest/globals';
import { storeOverrides } from './stored-overrides.ts';
import { uploadOverrides } from './upload-overrides.ts';

const reloadedAt = 'suite:overrides-reloaded-at';
const override = { remote: 'mf-bookings', url: 'http://localhost:4001/', grant: null, on: true };

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  storeOverrides([]);
});

test('a page that was requested without the cookie is loaded again', () => {
  // jsdom reports that it cannot load pages.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  storeOverrides([override]);
  const stored = JSON.stringify([override]);
  document.cookie = 'suite-override=; Path=/; Max-Age=0';
  void uploadOverrides(stored);
  expect(sessionStorage.getItem(reloadedAt)).not.toBeNull();
  expect(document.cookie).toContain('mf-bookings');
});

test('a page without overrides to show is not', async () => {
  await uploadOverrides(JSON.stringify([{ ...override, on: false }]));
  expect(sessionStorage.getItem(reloadedAt)).toBeNull();
});
