import { createContext, type ComponentType } from 'react';

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
