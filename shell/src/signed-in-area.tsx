import { useSession } from '@suite/session';
import { Route, Routes, useLocation } from 'react-router-dom';
import { Layout } from './layout/layout.tsx';
import { findRemote } from './remotes/registry/find-remote.ts';
import { useRegistryDocument } from '#loading/registry-document';
import { RemoteArea } from '#loading/remote-area';
import { useRegistryUpdates } from './remotes/registry/use-registry-updates.ts';
import { refreshNotifications } from './notifications/refresh-notifications.ts';
import { ReleasesRoute } from './releases/releases-route.tsx';
import { ReportsScreen } from './reports/reports.screen.tsx';

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
