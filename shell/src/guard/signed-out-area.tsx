import { sessionAtom } from '@suite/session';
import { useAtomValue } from 'jotai';
import { Navigate, useLocation } from 'react-router-dom';
import { OutsideNotFound } from '../not-found/outside-not-found.tsx';
import { retryOnce } from '../scheduling/retry-once.ts';
import { findRemote } from '../remotes/registry/find-remote.ts';
import { lazyShellPart } from '../remotes/view/loading/lazy-shell-part.tsx';
import { useRegistryDocument } from '#loading/registry-document';
import { loadShellChunk } from '../remotes/download/load-shell-chunk.ts';
import { LoadingSpinner } from '../remotes/view/loading/still-loading.tsx';
import { rememberLocation } from '../session/saved-location.ts';
import { t } from '../languages/catalog.ts';

const loadRemoteArea = () =>
  loadShellChunk('remote-area', () => import(/* webpackChunkName: "remote-area" */ '#loading/remote-area'));

const PublicArea = lazyShellPart({
  failureTitle: () => t('This page could not be loaded'),
  load: async () => (await retryOnce(loadRemoteArea)).RemoteArea,
  place: 'page',
});

const ownPaths: readonly string[] = ['/', '/releases', '/reports'];

export function SignedOutArea() {
  const location = useLocation();
  const { data, isPending } = useRegistryDocument(null);
  const session = useAtomValue(sessionAtom);
  const hasLeft = session.status === 'signed-out' && session.isChosen;
  const toLogin = <Navigate to="/login" state={hasLeft ? null : rememberLocation(location)} replace />;
  if (ownPaths.includes(location.pathname)) return toLogin;
  if (isPending) return <LoadingSpinner place="page" />;
  // Without the registry no path is known, so signing in is the safe choice.
  if (!data) return toLogin;
  const { kind } = findRemote(data, location.pathname, []);
  if (kind === 'unknown') return <OutsideNotFound />;
  if (kind === 'denied') return toLogin;
  return <PublicArea />;
}
