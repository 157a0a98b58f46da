import { useSession } from '@suite/session';
import type { ReactNode } from 'react';
import { askTwice } from '../remotes/ask-twice.ts';
import { lazyShellPart } from '../remotes/lazy-shell-part.tsx';
import { loadOwnChunk } from '../remotes/own-chunk.ts';
import { GuardScreen } from './guard-screen.tsx';
import { TurnedAway } from './turned-away.tsx';
import { UnreachableScreen } from './unreachable-screen.tsx';
import { useSessionGuard } from './use-session-guard.ts';

const loadChoosePassword = () =>
  loadOwnChunk('choose-password', () => import('../sign-in/choose-password.screen.tsx'));

const ChoosePassword = lazyShellPart({
  title: 'The form for your password',
  load: async () => (await askTwice(loadChoosePassword)).ChoosePasswordScreen,
  place: 'page',
});

const loadSetUpSecondFactor = () =>
  loadOwnChunk('set-up-second-factor', () => import('../sign-in/set-up-second-factor.screen.tsx'));

const SetUpSecondFactor = lazyShellPart({
  title: 'The form for two-step verification',
  load: async () => (await askTwice(loadSetUpSecondFactor)).SetUpSecondFactorScreen,
  place: 'page',
});

/** The authenticated area: everyone else is turned away. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const { state, retry } = useSessionGuard();
  const { user } = useSession();
  if (state === 'checking') return <GuardScreen text="Loading..." />;
  if (state === 'unreachable') return <UnreachableScreen onRetry={retry} />;
  if (state === 'signed-out') return <TurnedAway />;
  if (user?.must_change_password) return <ChoosePassword />;
  return user?.must_set_up_second_factor ? <SetUpSecondFactor /> : children;
}
