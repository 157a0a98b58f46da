import type { RemoteRoute } from '@suite/remote-kit';
import { preloadCharts } from './components/chart/load-drawn-chart.ts';

const getDashboard = async () => {
  const { GetDashboardScreen } = await import(
    /* webpackFetchPriority: "high" */ './screens/get-dashboard/get-dashboard.screen.tsx'
  );
  preloadCharts();
  return GetDashboardScreen;
};

const listAttentionItems = async () =>
  (await import('./screens/list-attention-items/list-attention-items.screen.tsx')).ListAttentionItemsScreen;

export const routes: readonly RemoteRoute[] = [
  { path: '/dashboard', screen: getDashboard },
  { path: '/attention', screen: listAttentionItems },
];
