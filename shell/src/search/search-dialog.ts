import { atom } from 'jotai';

/** Which dialog of the search is open; keys, the button and the search itself open them. */
export const searchDialogAtom = atom<'search' | 'keys' | null>(null);

/** What turns `/` and `?` off, for those who speak or press keys by mistake. */
export const singleKeysOffKey = 'suite:single-keys-off';
