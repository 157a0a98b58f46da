import type { HostSlotProps } from '@suite/remote-kit';
import { useSetAtom } from 'jotai';
import { useId, useLayoutEffect, useState } from 'react';
import { openSlotsAtom, type OpenSlot } from './open-slots.ts';

/**
 * The place of a slot in the page of the remote that offers it. What fills it is drawn by `FilledSlots`, apart from that
 * remote: an error of a fill, also one of its clean-up, never reaches the page around it.
 */
export function Slot({ name, props }: HostSlotProps) {
  const id = useId();
  const setSlots = useSetAtom(openSlotsAtom);
  const [element, setElement] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (element) setSlots((slots) => withSlot(slots, { id, name, props, element }));
  }, [setSlots, id, name, props, element]);
  useLayoutEffect(() => () => setSlots((slots) => slots.filter((slot) => slot.id !== id)), [setSlots, id]);
  return <div ref={setElement} />;
}

/** The same list where nothing changed, as the props are made anew each time the page is drawn. */
function withSlot(slots: readonly OpenSlot[], slot: OpenSlot): readonly OpenSlot[] {
  const known = slots.find(({ id }) => id === slot.id);
  if (!known) return [...slots, slot];
  if (isSame(known, slot)) return slots;
  return slots.map((one) => (one === known ? slot : one));
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
