import type { HostSlotProps } from '@suite/remote-kit';
import { useSetAtom } from 'jotai';
import { useId, useLayoutEffect, useState } from 'react';
import { openSlotsAtom, withoutSlot, withSlot } from './open-slots.ts';

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
  useLayoutEffect(() => () => setSlots((slots) => withoutSlot(slots, id)), [setSlots, id]);
  return <div ref={setElement} />;
}
