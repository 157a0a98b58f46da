import { useSession, useCan } from '@suite/session';
import { Route, Routes, useLocation } from 'react-router-dom';
import { Layout } from './layout/layout.tsx';
import { findRemote } from './remotes/registry/find-remote.ts';
import { useRegistryDocument } from '#loading/registry-document';
import { RemoteArea } from '#loading/remote-area';
import { useRegistryUpdates } from './remotes/registry/use-registry-updates.ts';
import { queryClient } from './session/session-store.ts';
import { usePageTitle } from './page-title/use-page-title.ts';
import styles from './not-found/not-found.module.css';
import { t } from './languages/catalog.ts';
import { AccessDenied } from './not-found/not-found.tsx';
import { lazyShellPart } from './remotes/view/loading/lazy-shell-part.tsx';
import { loadShellChunk } from './remotes/download/load-shell-chunk.ts';

const ReleasesScreen = lazyShellPart({
  failureTitle: () => t('Releases could not be loaded'),
  load: () =>
    loadShellChunk(
      'releases',
      async () =>
        (await import(/* webpackChunkName: "releases" */ './releases/releases.screen.tsx')).ReleasesScreen,
    ),
  place: 'block',
});

export function SignedInArea() {
  const { user, permissions } = useSession();
  const userId = user?.user_id ?? null;
  const { pathname } = useLocation();
  const { data } = useRegistryDocument(userId);
  useRegistryUpdates(userId, refreshNotifications);
  const destination = data && findRemote(data, pathname, permissions);
  if (destination?.kind === 'remote' && !destination.shellLayout) return <RemoteArea />;
  return (
    <Layout>
      <Routes>
        <Route path="/releases" element={<ReleasesRoute />} />
        <Route path="/reports" element={<ReportsScreen />} />
        <Route path="*" element={<RemoteArea />} />
      </Routes>
    </Layout>
  );
}

function refreshNotifications(): void {
  void queryClient.invalidateQueries({ queryKey: ['shell', 'notifications'] });
}

function ReportsScreen() {
  usePageTitle(t('Reports'));
  return (
    <div className={styles.inside}>
      <h1>{t('Reports')}</h1>
      <p>{t('Reports Page (Coming Soon)')}</p>
    </div>
  );
}

function ReleasesRoute() {
  return useCan(['manage_releases']) ? <ReleasesScreen /> : <AccessDenied />;
}
