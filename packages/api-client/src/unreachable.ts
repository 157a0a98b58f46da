type Listener = () => void;

const listeners = new Set<Listener>();

/** Calls `listener` whenever a call has got no answer of the server. Returns the function that ends that. */
export function onUnreachable(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function announceUnreachable(): void {
  for (const listener of listeners) listener();
}
