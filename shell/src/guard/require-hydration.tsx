import { sessionAtom } from '@suite/session';
import { Spinner } from '@suite/ui/core';
import { useAtomValue } from 'jotai';
import { useState, type ReactNode } from 'react';
import { readPersistedAuth } from '../session/persisted-auth.ts';
import { restorationAtom } from '../session/restoration.ts';
import { t } from '../languages/catalog.ts';

export function RequireHydration({ children }: { children: ReactNode }) {
  const [hinted] = useState(() => readPersistedAuth().isAuthenticated);
  const { status } = useAtomValue(sessionAtom);
  const restoration = useAtomValue(restorationAtom);
  const restoring = hinted && status === 'checking' && restoration === 'under-way';
  return restoring ? <Spinner place="page" text={t('Loading application...')} /> : children;
}
