import type { RemoteRoute } from '@suite/remote-kit';

const getDashboard = async () => {
  const { GetDashboardScreen } = await import(
    /* webpackFetchPriority: "high" */ './screens/get-dashboard/get-dashboard.screen.tsx'
  );
  return GetDashboardScreen;
};

const listAttentionItems = async () =>
  (await import('./screens/list-attention-items/list-attention-items.screen.tsx')).ListAttentionItemsScreen;

export const routes: readonly RemoteRoute[] = [
  { path: '/dashboard', screen: getDashboard },
  { path: '/attention', screen: listAttentionItems },
];
