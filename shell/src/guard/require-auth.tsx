import { useSession } from '@suite/session';
import { Fragment, type ReactNode } from 'react';
import { retryOnce } from '../scheduling/retry-once.ts';
import { lazyShellPart } from '../remotes/view/loading/lazy-shell-part.tsx';
import { loadShellChunk } from '../remotes/download/load-shell-chunk.ts';
import { GuardScreen } from './guard-screen.tsx';
import { SignedOutArea } from './signed-out-area.tsx';
import { UnreachableScreen } from './unreachable-screen.tsx';
import { useSessionGuard } from './use-session-guard.ts';
import { t } from '../languages/catalog.ts';

const loadChoosePassword = () =>
  loadShellChunk('choose-password', () => import('../sign-in/choose-password.screen.tsx'));

const ChoosePassword = lazyShellPart({
  failureTitle: () => t('The form for your password could not be loaded'),
  load: async () => (await retryOnce(loadChoosePassword)).ChoosePasswordScreen,
  place: 'page',
});

const loadSetUpSecondFactor = () =>
  loadShellChunk(
    'set-up-second-factor',
    () => import('../sign-in/second-factor/set-up-second-factor.screen.tsx'),
  );

const SetUpSecondFactor = lazyShellPart({
  failureTitle: () => t('The form for two-step verification could not be loaded'),
  load: async () => (await retryOnce(loadSetUpSecondFactor)).SetUpSecondFactorScreen,
  place: 'page',
});

export function RequireAuth({ children }: { children: ReactNode }) {
  const { state, retry } = useSessionGuard();
  const { user } = useSession();
  if (state === 'checking') return <GuardScreen text={t('Loading...')} />;
  if (state === 'unreachable') return <UnreachableScreen onRetry={retry} />;
  if (state === 'signed-out') return <SignedOutArea />;
  if (user?.must_change_password) return <ChoosePassword />;
  if (user?.must_set_up_second_factor) return <SetUpSecondFactor />;
  // The key discards all entered data when another user signs in.
  return <Fragment key={user?.user_id}>{children}</Fragment>;
}
