import type { UnconfirmedAction } from '@suite/contracts/http';
import { translateMessage } from '@suite/i18n';

/** Asks the user to confirm one call, or without it their identity; resolves with whether they did. */
type Confirm = (action: UnconfirmedAction | undefined) => Promise<boolean>;

let confirm: Confirm | undefined;
let queue: Promise<unknown> = Promise.resolve();
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

/**
 * Opens one question for all calls that need a recent confirmation and are refused while it is open. A call that needs its own
 * confirmation gets its own question, one after the other: what the user confirms never grows while they look at it. Resolves
 * to false where nothing can ask.
 */
export function askForConfirmation(action?: UnconfirmedAction): Promise<boolean> {
  if (!action && asking) return asking;
  const asked = queue.then(() => {
    const translated = action && { ...action, sentence: translateMessage(action.sentence) };
    return confirm?.(translated) ?? false;
  });
  queue = asked.catch(() => undefined);
  if (action) return asked;
  asking = asked.finally(() => {
    asking = undefined;
  });
  return asking;
}
