interface Subscription {
  listener: (payload: unknown) => void;
}

const subscriptions = new Map<string, Set<Subscription>>();

/**
 * Tells those who listen now, each in a task of its own and with a copy of its own: none of them holds up or fails the
 * publisher, and remotes that answer each other's events without end leave the page usable.
 * @throws DataCloneError for what is not plain data, such as a function
 */
export function publishEvent(event: string, payload: unknown): void {
  const told: unknown = structuredClone(payload);
  const ofEvent = subscriptions.get(event) ?? new Set();
  for (const subscription of ofEvent) {
    setTimeout(() => {
      // What it throws ends this task alone, and is reported as all that is thrown outside of rendering.
      if (ofEvent.has(subscription)) subscription.listener(structuredClone(told));
    }, 0);
  }
}

/** Calls the listener for each event of this name until the returned function is called. */
export function subscribeToEvent(event: string, listener: (payload: unknown) => void): () => void {
  const ofEvent = subscriptions.get(event) ?? new Set();
  subscriptions.set(event, ofEvent);
  const subscription = { listener };
  ofEvent.add(subscription);
  return () => void ofEvent.delete(subscription);
}
