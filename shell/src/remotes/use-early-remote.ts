import { useSession } from '@suite/session';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { findRemote } from './find-remote.ts';
import { preloadRemote } from './preload-remote.ts';
import { useRegistryDocument } from './registry-document.ts';

/** Asks for the registry's document, and for the remote of the current path, while the layout is still loading. */
export function useEarlyRemote(): void {
  const { user, permissions } = useSession();
  const { pathname } = useLocation();
  const { data } = useRegistryDocument(user?.user_id ?? null);

  useEffect(() => {
    if (!data) return;
    const destination = findRemote(data, pathname, permissions);
    if (destination.kind === 'remote') void preloadRemote(destination.remote);
  }, [data, pathname, permissions]);
}
