import { sessionAtom } from '@suite/session';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { pendingConfirmationAtom, watchForConfirmations } from './pending-confirmation.ts';

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
