import { useSession, sessionAtom } from '@suite/session';
import { Fragment, useState, type ReactNode } from 'react';
import { lazyShellPage } from '../remotes/view/loading/lazy-shell-part.tsx';
import { SignedOutArea } from './signed-out-area.tsx';
import { useSessionGuard } from './use-session-guard.ts';
import { t } from '../languages/catalog.ts';
import { Banner, Button, Spinner } from '@suite/ui/core';
import styles from '../not-found/not-found.module.css';
import { Navigate, useLocation } from 'react-router-dom';
import { readPersistedAuth } from '../session/persisted-auth.ts';
import { savedLocation } from '../session/saved-location.ts';
import { startPage } from '../session/start-page.ts';
import { useAtomValue } from 'jotai';
import { restorationAtom } from '../session/restoration.ts';

const ChoosePassword = lazyShellPage(
  'choose-password',
  () => t('The form for your password could not be loaded'),
  async () => (await import('../sign-in/choose-password.screen.tsx')).ChoosePasswordScreen,
);
const SetUpSecondFactor = lazyShellPage(
  'set-up-second-factor',
  () => t('The form for two-step verification could not be loaded'),
  async () =>
    (await import('../sign-in/second-factor/set-up-second-factor.screen.tsx')).SetUpSecondFactorScreen,
);

export function RequireAuth({ children }: { children: ReactNode }) {
  const { state, retry } = useSessionGuard();
  const { user } = useSession();
  if (state === 'checking') return <Spinner place="page" text={t('Loading...')} />;
  if (state === 'unreachable') return <UnreachableScreen onRetry={retry} />;
  if (state === 'signed-out') return <SignedOutArea />;
  if (user?.must_change_password) return <ChoosePassword />;
  if (user?.must_set_up_second_factor) return <SetUpSecondFactor />;
  // The key discards all entered data when another user signs in.
  return <Fragment key={user?.user_id}>{children}</Fragment>;
}

function UnreachableScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <main className={styles.unreachable}>
      <Banner tone="error" title={t('The server cannot be reached')}>
        {t('Nothing is lost. Check your connection and try again.')}
      </Banner>
      <Button variant="primary" onClick={onRetry}>
        {t('Try Again')}
      </Button>
    </main>
  );
}

export function RequireAnonymous({ children }: { children: ReactNode }) {
  const { state: guard, retry } = useSessionGuard();
  const { user } = useSession();
  const location = useLocation();
  if (guard === 'checking') {
    const text = readPersistedAuth().isAuthenticated ? t('Logging in...') : t('Loading...');
    return <Spinner place="page" text={text} />;
  }
  if (guard === 'unreachable') return <UnreachableScreen onRetry={retry} />;
  if (guard === 'signed-in') {
    const saved = savedLocation(location.state);
    return <Navigate to={saved === '/' && user ? startPage(user) : saved} replace />;
  }
  return children;
}

export function RequireHydration({ children }: { children: ReactNode }) {
  const [hinted] = useState(() => readPersistedAuth().isAuthenticated);
  const { status } = useAtomValue(sessionAtom);
  const restoration = useAtomValue(restorationAtom);
  const restoring = hinted && status === 'checking' && restoration === 'under-way';
  return restoring ? <Spinner place="page" text={t('Loading application...')} /> : children;
}
