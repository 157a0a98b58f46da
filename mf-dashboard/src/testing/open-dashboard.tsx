import type { UserProfile } from '@suite/contracts/auth';
import type { Dashboard } from '@suite/contracts/dashboard';
import { fakeApi, renderScreen, type FakeApi, type RenderedScreen } from '@suite/testing';
import { dashboardFactory, userProfileFactory } from '@suite/testing/factories';
import { toast } from '@suite/ui';
import { GetDashboardScreen } from '../screens/get-dashboard/get-dashboard.screen.tsx';
import { answerDashboard } from './fake-dashboard.ts';

interface OpenOptions {
  user?: UserProfile;
  dashboard?: Dashboard;
  url?: string;
  /** Changes what the API answers before the screen asks. */
  prepare?: (api: FakeApi) => void;
}

/** Opens the dashboard over a fake API: of Seaview's admin, if not said otherwise. Charts stay undrawn. */
export function openDashboard({
  user = userProfileFactory.hotelAdmin().build(),
  dashboard = dashboardFactory.hotelAdmin(),
  url = '/dashboard',
  prepare,
}: OpenOptions = {}): RenderedScreen & { api: FakeApi } {
  toast.clear();
  const api = fakeApi();
  answerDashboard(api, dashboard);
  prepare?.(api);
  // The name `user` is the one who clicks from here on.
  return { api, ...renderScreen(<GetDashboardScreen />, { user, url }) };
}
