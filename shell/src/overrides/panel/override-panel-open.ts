import { atom } from 'jotai';

/** Whether the override panel is open; several places open it. */
export const overridePanelOpenAtom = atom(false);
