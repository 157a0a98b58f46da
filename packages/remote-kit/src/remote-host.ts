import { createContext, type ComponentType } from 'react';

/** A slot as the host shows it. */
export interface HostSlotProps {
  /** As in the `slots` of `remote.json`. */
  name: string;
  /** What each fill is given. */
  props: object;
}

/** What the host gives a remote for its work with others. */
export interface RemoteHost {
  /** Shows what other remotes fill a slot with. */
  Slot: ComponentType<HostSlotProps>;
  /**
   * Tells those who listen; absent in shells from before there were events.
   * @param payload is copied for each listener: plain data
   */
  publish?: (event: string, payload: unknown) => void;
  /**
   * Calls the listener for each event of this name from now on; absent as `publish` is.
   * @returns ends it
   */
  subscribe?: (event: string, listener: (payload: unknown) => void) => () => void;
}

/** The host of the remote whose modules draw below; without one, as in a test or alone, slots stay empty. */
export const RemoteHostContext = createContext<RemoteHost>({ Slot: () => null });
