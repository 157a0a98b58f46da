import { atom } from 'jotai';

/** A slot that stands in the page, and the element that its fills are shown in. */
export interface OpenSlot {
  id: string;
  name: string;
  props: object;
  element: HTMLElement;
}

/** The slots in the page, the one that appeared last at the end. */
export const openSlotsAtom = atom<readonly OpenSlot[]>([]);
