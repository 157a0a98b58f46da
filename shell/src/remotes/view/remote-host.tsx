import type { LiveRemote } from '@suite/descriptor';
import type { RemoteHost, HostSlotProps } from '@suite/remote-kit';
import { useSetAtom } from 'jotai';
import { useId, useLayoutEffect, useState } from 'react';
import { openSlotsAtom, withoutSlot, withSlot } from './slot/open-slots.ts';
import { loadShellChunk } from '../download/load-shell-chunk.ts';

export const loadMount = () => loadShellChunk('mount', () => import('./mount/open-mount.tsx'));

interface Subscription {
  listener: (payload: unknown) => void;
}

const subscriptions = new Map<string, Set<Subscription>>();

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

/** Runs each listener in its own task. Throws DataCloneError if the payload is not plain data. */
export function publishEvent(event: string, payload: unknown): void {
  const told: unknown = structuredClone(payload);
  const ofEvent = subscriptions.get(event) ?? new Set();
  for (const subscription of ofEvent) {
    setTimeout(() => {
      if (ofEvent.has(subscription)) subscription.listener(structuredClone(told));
    }, 0);
  }
}

export function subscribeToEvent(event: string, listener: (payload: unknown) => void): () => void {
  const ofEvent = subscriptions.get(event) ?? new Set();
  subscriptions.set(event, ofEvent);
  const subscription = { listener };
  ofEvent.add(subscription);
  return () => void ofEvent.delete(subscription);
}

/** `FilledSlots` renders the fills outside this remote's tree, so that their errors never reach it. */
function Slot({ name, props }: HostSlotProps) {
  const id = useId();
  const setSlots = useSetAtom(openSlotsAtom);
  const [element, setElement] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (element) setSlots((slots) => withSlot(slots, { id, name, props, element }));
  }, [setSlots, id, name, props, element]);
  useLayoutEffect(() => () => setSlots((slots) => withoutSlot(slots, id)), [setSlots, id]);
  return <div ref={setElement} />;
}
