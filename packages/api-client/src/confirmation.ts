type Confirm = () => Promise<boolean>;

let confirm: Confirm | undefined;
let asking: Promise<boolean> | undefined;

/**
 * Names what asks the user to confirm their identity when the server demands it; it resolves with whether they did, and
 * the refused call is then sent again. Returns the function that takes it away.
 */
export function confirmWith(ask: Confirm): () => void {
  confirm = ask;
  return () => {
    if (confirm === ask) confirm = undefined;
  };
}

/** Asks once for all calls that are refused meanwhile; false where nothing can ask. */
export function askForConfirmation(): Promise<boolean> {
  asking ??= (confirm?.() ?? Promise.resolve(false)).finally(() => {
    asking = undefined;
  });
  return asking;
}
