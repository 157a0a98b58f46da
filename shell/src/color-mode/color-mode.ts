import type { ColorMode } from '@suite/ui/core';
import { atom } from 'jotai';
import { storeValue, readStoredValue } from '../storage/safe-storage.ts';
import { t } from '../languages/catalog.ts';

const key = 'suite:color-mode';
const prefersDark = matchMedia('(prefers-color-scheme: dark)');

function keptMode(): ColorMode | undefined {
  const kept = readStoredValue(key);
  return kept === 'light' || kept === 'dark' ? kept : undefined;
}

const chosenAtom = atom<ColorMode | undefined>(keptMode());

const deviceAtom = atom<ColorMode>(prefersDark.matches ? 'dark' : 'light');
deviceAtom.onMount = (set) => {
  const follow = () => set(prefersDark.matches ? 'dark' : 'light');
  follow();
  prefersDark.addEventListener('change', follow);
  return () => prefersDark.removeEventListener('change', follow);
};

export const colorModeAtom = atom(
  (get) => {
    const device = get(deviceAtom);
    return get(chosenAtom) ?? device;
  },
  (_get, set, mode: ColorMode) => {
    storeValue(key, mode);
    set(chosenAtom, mode);
  },
);

export function describeColorMode(mode: ColorMode): string {
  return mode === 'dark' ? t('Use the dark look') : t('Use the light look');
}
