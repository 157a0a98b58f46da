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
  /** Changes the API's answers before the screen requests them. */
  prepare?: (api: FakeApi) => void;
}

/** Opens the dashboard of Seaview's admin by default; charts are not drawn. */
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
  // From here on, `user` is the simulated user and not the profile.
  return { api, ...renderScreen(<GetDashboardScreen />, { user, url }) };
}
