import { useCallback, useContext, useEffect, useEffectEvent } from 'react';
import { RemoteHostContext } from './remote-host.ts';

/** The hooks by which a remote takes part in events between remotes. */
export interface RemoteEvents<Events extends object> {
  /** Returns the function that publishes an event of this remote; always the same one. */
  usePublish: () => <Name extends keyof Events & string>(event: Name, payload: Events[Name]) => void;
  /** Calls the listener, as it was last rendered, for each event while the component is in the page. */
  useEvent: <Name extends keyof Events & string>(
    event: Name,
    listener: (payload: Events[Name]) => void,
  ) => void;
}

/**
 * Makes the hooks for events that are declared in `remote.json`:
 * `export const { usePublish, useEvent } = createEvents<BookingsEvents>()`. Without a host, as in a test or alone, nothing
 * is told to others.
 * @typeParam Events the payload of each event by its name, as the contracts of the publishing teams declare it
 */
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
