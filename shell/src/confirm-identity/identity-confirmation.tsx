import { sessionAtom } from '@suite/session';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { pendingConfirmationAtom, watchForConfirmations } from './pending-confirmation.ts';

/** "Confirm it is you", above whatever page made the call. What was typed there stays. */
export function IdentityConfirmation() {
  const pending = useAtomValue(pendingConfirmationAtom);
  const { status } = useAtomValue(sessionAtom);
  useEffect(watchForConfirmations, []);
  useEffect(() => {
    if (status === 'signed-out') pending?.onFinish(false);
  }, [status, pending]);
  return pending ? (
    <pending.Dialog key={pending.action?.id} action={pending.action} onFinish={pending.onFinish} />
  ) : null;
}
