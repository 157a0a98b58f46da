import { useCallback, useContext, useEffect, useEffectEvent } from 'react';
import { RemoteHostContext } from './remote-host.ts';

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
