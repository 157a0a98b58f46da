import { atom } from 'jotai';

export interface OpenSlot {
  id: string;
  name: string;
  props: object;
  element: HTMLElement;
}

export const openSlotsAtom = atom<readonly OpenSlot[]>([]);

/** Returns the same list if nothing changed, because props are new objects in every render. */
export function withSlot(slots: readonly OpenSlot[], slot: OpenSlot): readonly OpenSlot[] {
  const known = slots.find(({ id }) => id === slot.id);
  if (!known) return [...slots, slot];
  if (isSame(known, slot)) return slots;
  return slots.map((one) => (one === known ? slot : one));
}

export function withoutSlot(slots: readonly OpenSlot[], id: string): readonly OpenSlot[] {
  return slots.filter((slot) => slot.id !== id);
}

function isSame(one: OpenSlot, other: OpenSlot): boolean {
  const [before, after] = [Object.entries(one.props), Object.entries(other.props)];
  const values = new Map(before);
  return (
    one.name === other.name &&
    one.element === other.element &&
    before.length === after.length &&
    after.every(([key, value]) => values.has(key) && Object.is(values.get(key), value))
  );
}
