import {
  createContext,
  useContext,
  useCallback,
  useEffect,
  useEffectEvent,
  type ComponentType,
  type ReactNode,
} from 'react';

export interface HostSlotProps {
  name: string;
  props: object;
}

export interface RemoteHost {
  Slot: ComponentType<HostSlotProps>;
  /** Is absent in shells that predate events. Each listener gets a copy of `payload`, which must be plain data. */
  publish?: (event: string, payload: unknown) => void;
  /** Returns the function that unsubscribes. */
  subscribe?: (event: string, listener: (payload: unknown) => void) => () => void;
}

/** Without a host, as in tests and standalone remotes, slots stay empty. */
export const RemoteHostContext = createContext<RemoteHost>({ Slot: () => null });

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

export interface RemoteEvents<Events extends object> {
  usePublish: () => <Name extends keyof Events & string>(event: Name, payload: Events[Name]) => void;
  useEvent: <Name extends keyof Events & string>(
    event: Name,
    listener: (payload: Events[Name]) => void,
  ) => void;
}

/** Creates the hooks for events of `remote.json`; without a host, events reach no other remote. */
export function createEvents<Events extends object>(): RemoteEvents<Events> {
  return {
    usePublish() {
      const host = useContext(RemoteHostContext);
      return useCallback((event, payload) => host.publish?.(event, payload), [host]);
    },
    useEvent(event, listener) {
      const host = useContext(RemoteHostContext);
      const onEvent = useEffectEvent((payload: unknown) => listener(payload as Events[typeof event]));
      useEffect(() => host.subscribe?.(event, onEvent), [host, event]);
    },
  };
}
