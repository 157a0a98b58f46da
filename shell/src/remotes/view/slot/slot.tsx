import type { HostSlotProps } from '@suite/remote-kit';
import { useSetAtom } from 'jotai';
import { useId, useLayoutEffect, useState } from 'react';
import { openSlotsAtom, withoutSlot, withSlot } from './open-slots.ts';

/** `FilledSlots` renders the fills outside this remote's tree, so that their errors never reach it. */
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
