type Listener = () => void;

const listeners = new Set<Listener>();

/** Calls `listener` whenever the server was unreachable. Returns the function that unsubscribes. */
export function onUnreachable(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function announceUnreachable(): void {
  for (const listener of listeners) listener();
}
