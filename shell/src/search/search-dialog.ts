import { atom } from 'jotai';

export const searchDialogAtom = atom<'search' | 'keys' | null>(null);

/** Speech input and motor impairments require a way to turn single keys off. */
export const singleKeysOffKey = 'suite:single-keys-off';
