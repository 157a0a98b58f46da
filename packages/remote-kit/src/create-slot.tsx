import { useContext, type ReactNode } from 'react';
import { RemoteHostContext } from './remote-host.ts';

interface SlotProps<Slots, Name extends keyof Slots> {
  name: Name;
  props: Slots[Name] & object;
}

/** Creates a typed slot: `<Slot name="booking-details.sections" props={{ booking_id }} />`. */
export function createSlot<Slots extends object>() {
  return function Slot<Name extends keyof Slots & string>({
    name,
    props,
  }: SlotProps<Slots, Name>): ReactNode {
    const { Slot: HostSlot } = useContext(RemoteHostContext);
    return <HostSlot name={name} props={props} />;
  };
}
