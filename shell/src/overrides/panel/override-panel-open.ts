import { atom } from 'jotai';

export const overridePanelOpenAtom = atom(false);
