import type { RemoteRoute } from '@suite/remote-kit';

const getDashboard = async () =>
  (await import(/* webpackFetchPriority: "high" */ './screens/get-dashboard/get-dashboard.screen.tsx'))
    .GetDashboardScreen;

export const routes: readonly RemoteRoute[] = [{ path: '/dashboard', screen: getDashboard }];
