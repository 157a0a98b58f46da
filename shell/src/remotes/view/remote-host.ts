import type { LiveRemote } from '@suite/descriptor';
import type { RemoteHost } from '@suite/remote-kit';
import { publishEvent, subscribeToEvent } from './events/event-bus.ts';
import { Slot } from './slot/slot.tsx';

/** Refuses events that `remote.json` does not declare, because the release gate has not checked them. */
export function hostOf({ name, events }: Pick<LiveRemote, 'name' | 'events'>): Required<RemoteHost> {
  const isDeclared = (event: string, list: 'publishes' | 'listensTo') => {
    if (events?.[list]?.includes(event)) return true;
    const problem = `${name} uses the event ${event}: add it to events.${list} in its remote.json`;
    setTimeout(() => {
      throw new Error(problem);
    }, 0);
    return false;
  };
  return {
    Slot,
    publish(event, payload) {
      if (isDeclared(event, 'publishes')) publishEvent(event, payload);
    },
    subscribe(event, listener) {
      return isDeclared(event, 'listensTo') ? subscribeToEvent(event, listener) : () => undefined;
    },
  };
}
