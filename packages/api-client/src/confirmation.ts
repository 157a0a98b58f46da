import type { UnconfirmedAction } from '@suite/contracts/http';
import { renderAnswer } from '@suite/i18n';

type Confirm = (action: UnconfirmedAction | undefined) => Promise<boolean>;

let confirm: Confirm | undefined;
let queue: Promise<unknown> = Promise.resolve();
let asking: Promise<boolean> | undefined;

/** Registers the dialog that confirms calls, and returns the function that removes it. */
export function confirmWith(ask: Confirm): () => void {
  confirm = ask;
  return () => {
    if (confirm === ask) confirm = undefined;
  };
}

/**
 * Opens one dialog for all calls that need a recent confirmation, and one for each call with its own confirmation, so
 * that a dialog never changes while the user reads it.
 */
export function askForConfirmation(action?: UnconfirmedAction): Promise<boolean> {
  if (!action && asking) return asking;
  const asked = queue.then(() => {
    const translated = action && {
      ...action,
      sentence: renderAnswer({ ...action, message: action.sentence }),
    };
    return confirm?.(translated) ?? false;
  });
  queue = asked.catch(() => undefined);
  if (action) return asked;
  asking = asked.finally(() => {
    asking = undefined;
  });
  return asking;
}
