import { sessionAtom } from '@suite/session';
import { useAtomValue, atom } from 'jotai';
import { useEffect, type ComponentType } from 'react';
import { confirmWith } from '@suite/api-client';
import type { UnconfirmedAction } from '@suite/contracts/http';
import { retryOnce } from '../scheduling/retry-once.ts';
import { loadShellChunk } from '../remotes/download/load-shell-chunk.ts';
import { store } from '../session/session-store.ts';

interface DialogProps {
  action: UnconfirmedAction | undefined;
  onFinish: (isConfirmed: boolean) => void;
}

interface PendingConfirmation extends DialogProps {
  Dialog: ComponentType<DialogProps>;
}

export const pendingConfirmationAtom = atom<PendingConfirmation | null>(null);

const loadDialog = () => loadShellChunk('confirm-identity', () => import('./confirm-identity-dialog.tsx'));

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

function watchForConfirmations(): () => void {
  return confirmWith(async (action) => {
    // Without the dialog the call fails with the server's message and can be repeated.
    const loaded = await retryOnce(loadDialog).catch(() => undefined);
    if (!loaded) return false;
    return new Promise((resolve) => {
      store.set(pendingConfirmationAtom, {
        Dialog: loaded.ConfirmIdentityDialog,
        action,
        onFinish: (isConfirmed) => {
          store.set(pendingConfirmationAtom, null);
          resolve(isConfirmed);
        },
      });
    });
  });
}
