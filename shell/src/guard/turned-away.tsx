import { sessionAtom } from '@suite/session';
import { useAtomValue } from 'jotai';
import { Navigate, useLocation } from 'react-router-dom';
import { OutsideNotFound } from '../not-found/outside-not-found.tsx';
import { ownPaths } from '../own-paths.ts';
import { askTwice } from '../remotes/ask-twice.ts';
import { findRemote } from '../remotes/find-remote.ts';
import { lazyShellPart } from '../remotes/lazy-shell-part.tsx';
import { useRegistryDocument } from '../remotes/registry-document.ts';
import { loadOwnChunk } from '../remotes/own-chunk.ts';
import { PatientSpinner } from '../remotes/still-loading.tsx';
import { rememberLocation } from './saved-location.ts';

const loadRemoteArea = () => loadOwnChunk('remote-area', () => import('../remotes/remote-area.tsx'));

const PublicArea = lazyShellPart({
  title: 'This page',
  load: async () => (await askTwice(loadRemoteArea)).RemoteArea,
  place: 'page',
});

/** What a visitor who is not signed in finds: a page that is open to all, the way to sign in, or no page at all. */
export function TurnedAway() {
  const location = useLocation();
  const { data, isPending } = useRegistryDocument(null);
  const session = useAtomValue(sessionAtom);
  const hasLeft = session.status === 'signed-out' && session.isChosen;
  const toLogin = <Navigate to="/login" state={hasLeft ? null : rememberLocation(location)} replace />;
  if (ownPaths.includes(location.pathname)) return toLogin;
  if (isPending) return <PatientSpinner place="page" />;
  // Without the registry nobody can tell which paths exist; sign-in is the safe answer.
  if (!data) return toLogin;
  const { kind } = findRemote(data, location.pathname, []);
  if (kind === 'unknown') return <OutsideNotFound />;
  if (kind === 'denied') return toLogin;
  return <PublicArea />;
}
