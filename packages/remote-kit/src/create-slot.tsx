import { useContext, type ReactNode } from 'react';
import { RemoteHostContext } from './remote-host.ts';

interface SlotProps<Slots, Name extends keyof Slots> {
  name: Name;
  props: Slots[Name] & object;
}

/**
 * Makes the component that shows what other remotes fill the slots of this one with:
 * `<Slot name="booking-details.sections" props={{ booking_id }} />`.
 * @typeParam Slots the props of each slot by its name, as the contracts of the offering team publish them
 */
export function createSlot<Slots extends object>() {
  return function Slot<Name extends keyof Slots & string>({
    name,
    props,
  }: SlotProps<Slots, Name>): ReactNode {
    const { Slot: HostSlot } = useContext(RemoteHostContext);
    return <HostSlot name={name} props={props} />;
  };
}
