import { useSession } from '@suite/session';
import { lazy, Suspense, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { OutsideNotFound } from '../not-found/outside-not-found.tsx';
import { findRemote } from '../remotes/find-remote.ts';
import { useRegistryDocument } from '../remotes/registry-document.ts';
import { loadOwnChunk } from '../remotes/own-chunk.ts';
import { ownPaths } from '../own-paths.ts';
import { GuardScreen } from './guard-screen.tsx';
import { rememberLocation } from './saved-location.ts';
import { UnreachableScreen } from './unreachable-screen.tsx';
import { useSessionGuard } from './use-session-guard.ts';

const ChoosePassword = lazy(async () => ({
  default: (await loadOwnChunk('choose-password', () => import('../sign-in/choose-password.screen.tsx')))
    .ChoosePasswordScreen,
}));

/** The authenticated area: everyone else is sent to sign in, or told that the page does not exist. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const { state, retry } = useSessionGuard();
  const { user } = useSession();
  if (state === 'checking') return <GuardScreen text="Loading..." />;
  if (state === 'unreachable') return <UnreachableScreen onRetry={retry} />;
  if (state === 'signed-out') return <TurnedAway />;
  if (user?.must_change_password) {
    return (
      <Suspense fallback={<GuardScreen text="Loading..." />}>
        <ChoosePassword />
      </Suspense>
    );
  }
  return children;
}

function TurnedAway() {
  const location = useLocation();
  const { data, isPending } = useRegistryDocument(null);
  const toLogin = <Navigate to="/login" state={rememberLocation(location)} replace />;
  if (ownPaths.includes(location.pathname)) return toLogin;
  if (isPending) return <GuardScreen text="Loading..." />;
  // Without the registry nobody can tell which paths exist; sign-in is the safe answer.
  if (data && findRemote(data, location.pathname, []).kind === 'unknown') return <OutsideNotFound />;
  return toLogin;
}
