/** The listener may resolve to true if the same user has signed in again; the refused call is then repeated. */
type Listener = (() => void) | (() => Promise<boolean>);

const listeners = new Set<Listener>();

/** Calls `listener` whenever the server has ended the session. Returns the function that unsubscribes. */
export function onSignedOut(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export async function announceSignedOut(): Promise<boolean> {
  const answers = await Promise.all([...listeners].map(async (listener) => listener()));
  return answers.includes(true);
}
