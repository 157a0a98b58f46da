import { confirmWith } from '@suite/api-client';
import type { UnconfirmedAction } from '@suite/contracts/http';
import { atom } from 'jotai';
import type { ComponentType } from 'react';
import { retryOnce } from '../scheduling/retry-once.ts';
import { loadShellChunk } from '../remotes/download/load-shell-chunk.ts';
import { store } from '../session/session-store.ts';

interface DialogProps {
  action: UnconfirmedAction | undefined;
  onFinish: (isConfirmed: boolean) => void;
}

export interface PendingConfirmation extends DialogProps {
  Dialog: ComponentType<DialogProps>;
}

export const pendingConfirmationAtom = atom<PendingConfirmation | null>(null);

const loadDialog = () => loadShellChunk('confirm-identity', () => import('./confirm-identity-dialog.tsx'));

export function watchForConfirmations(): () => void {
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
