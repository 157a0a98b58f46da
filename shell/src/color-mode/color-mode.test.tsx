import { beforeEach, expect, jest, test } from '@jest/globals';
import { createStore } from 'jotai';
import type { colorModeAtom } from './color-mode.ts';

let dark: boolean;
let tell: () => void;

beforeEach(() => {
  localStorage.clear();
  dark = false;
  window.matchMedia = ((media: string) => ({
    media,
    get matches() {
      return dark;
    },
    addEventListener: (_type: string, listener: () => void) => void (tell = listener),
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
});

async function load() {
  let mode!: typeof colorModeAtom;
  await jest.isolateModulesAsync(async () => {
    mode = (await import('./color-mode.ts')).colorModeAtom;
  });
  const store = createStore();
  store.sub(mode, () => undefined);
  return { shown: () => store.get(mode), choose: (value: 'light' | 'dark') => store.set(mode, value) };
}

test('follows the device, also when the device changes its mind', async () => {
  const { shown } = await load();
  expect(shown()).toBe('light');
  dark = true;
  tell();
  expect(shown()).toBe('dark');
  expect((await load()).shown()).toBe('dark');
});

test('keeps the mode that a user chose, on the next visit too, whatever the device prefers', async () => {
  (await load()).choose('dark');
  const { shown, choose } = await load();
  expect(shown()).toBe('dark');
  choose('light');
  dark = true;
  tell();
  expect(shown()).toBe('light');
  expect((await load()).shown()).toBe('light');
});
