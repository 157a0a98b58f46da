import { sessionAtom } from '@suite/session';
import { useAtomValue } from 'jotai';
import { Navigate, useLocation } from 'react-router-dom';
import { OutsideNotFound } from '../not-found/not-found.tsx';
import { UnlistedPage } from '../not-found/unlisted-page.tsx';
import { findRemote } from '../remotes/registry/find-remote.ts';
import { lazyShellPage } from '../remotes/view/loading/lazy-shell-part.tsx';
import { useRegistryDocument } from '#loading/registry-document';
import { LoadingSpinner } from '../remotes/view/loading/still-loading.tsx';
import { rememberLocation } from '../session/saved-location.ts';
import { t } from '../languages/catalog.ts';

const PublicArea = lazyShellPage(
  'remote-area',
  () => t('This page could not be loaded'),
  async () => (await import(/* webpackChunkName: "remote-area" */ '#loading/remote-area')).RemoteArea,
);

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
  if (kind === 'unknown')
    return (
      <UnlistedPage
        userId={null}
        document={data}
        pending={<LoadingSpinner place="page" />}
        denied={toLogin}
        unknown={<OutsideNotFound />}
      />
    );
  if (kind === 'denied') return toLogin;
  return <PublicArea />;
}
