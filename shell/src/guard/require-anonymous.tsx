import { useSession } from '@suite/session';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { readPersistedAuth } from '../session/persisted-auth.ts';
import { GuardScreen } from './guard-screen.tsx';
import { savedLocation } from '../session/saved-location.ts';
import { startPage } from '../session/start-page.ts';
import { UnreachableScreen } from './unreachable-screen.tsx';
import { useSessionGuard } from './use-session-guard.ts';
import { t } from '../languages/catalog.ts';

export function RequireAnonymous({ children }: { children: ReactNode }) {
  const { state: guard, retry } = useSessionGuard();
  const { user } = useSession();
  const location = useLocation();
  if (guard === 'checking') {
    return <GuardScreen text={readPersistedAuth().isAuthenticated ? t('Logging in...') : t('Loading...')} />;
  }
  if (guard === 'unreachable') return <UnreachableScreen onRetry={retry} />;
  if (guard === 'signed-in') {
    const saved = savedLocation(location.state);
    return <Navigate to={saved === '/' && user ? startPage(user) : saved} replace />;
  }
  return children;
}
