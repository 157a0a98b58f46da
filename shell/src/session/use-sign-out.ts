import { ApiCallError } from '@suite/api-client';
import { toast } from '@suite/ui/core';
import { useState } from 'react';
import { signOut } from './session-store.ts';
import { t } from '../languages/catalog.ts';

export function useSignOut(): { busy: boolean; leave: () => Promise<void> } {
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    try {
      await signOut();
      toast.success(t('Logged out successfully!'));
    } catch (error) {
      const answered = error instanceof ApiCallError && error.status > 0;
      toast.error(answered ? t('Failed to logout. Please try again.') : t('An error occurred during logout'));
      setBusy(false);
    }
  };
  return { busy, leave };
}
