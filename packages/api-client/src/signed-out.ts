/** May answer with whether the same user has signed in again: the refused call is then sent once more. */
type Listener = (() => void) | (() => Promise<boolean>);

const listeners = new Set<Listener>();

/** Calls `listener` whenever the server says that the session has ended. Returns a function that stops it. */
export function onSignedOut(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Resolves with whether a refused call can be sent again. */
export async function announceSignedOut(): Promise<boolean> {
  const answers = await Promise.all([...listeners].map(async (listener) => listener()));
  return answers.includes(true);
}
