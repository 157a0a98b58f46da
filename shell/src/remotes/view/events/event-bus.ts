interface Subscription {
  listener: (payload: unknown) => void;
}

const subscriptions = new Map<string, Set<Subscription>>();

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
