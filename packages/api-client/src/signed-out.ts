type Listener = () => void;

const listeners = new Set<Listener>();

/** Calls `listener` whenever the server says that the session has ended. Returns a function that stops it. */
export function onSignedOut(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function announceSignedOut(): void {
  for (const listener of listeners) listener();
}
