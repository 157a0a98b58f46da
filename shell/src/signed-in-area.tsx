import { useSession } from '@suite/session';
import { Route, Routes } from 'react-router-dom';
import { Layout } from './layout/layout.tsx';
import { RemoteArea } from './remotes/remote-area.tsx';
import { useRegistryWatch } from './remotes/use-registry-watch.ts';
import { ReleasesRoute } from './releases/releases-route.tsx';
import { ReportsScreen } from './reports/reports.screen.tsx';

/** All that is shown to someone signed in: the layout, and in it the shell's own pages or a remote. */
export function SignedInArea() {
  const { user } = useSession();
  useRegistryWatch(user?.user_id ?? null);
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
