import type { ColorMode } from '@suite/ui/core';
import { atom } from 'jotai';
import { keepValue, readKeptValue } from './kept-value.ts';

const key = 'suite:color-mode';

function initialMode(): ColorMode {
  const kept = readKeptValue(key);
  if (kept === 'light' || kept === 'dark') return kept;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

const chosenAtom = atom<ColorMode>(initialMode());

/** The look of the whole page: the device's wish until someone chooses, then that choice. */
export const colorModeAtom = atom(
  (get) => get(chosenAtom),
  (_get, set, mode: ColorMode) => {
    keepValue(key, mode);
    set(chosenAtom, mode);
  },
);
