import { runStandalone } from '@suite/remote-kit/standalone';
import { dashboardFactory, userProfileFactory } from '@suite/testing/factories';
import { fakeApi } from '@suite/testing/fake-api';
import remote from './remote.tsx';
import { answerDashboard } from './testing/fake-dashboard.ts';

// `#staff` and `#super-admin` show the other two views.
const views = {
  '#staff': [userProfileFactory.staff(), dashboardFactory.staff()],
  '#super-admin': [userProfileFactory.superAdmin(), dashboardFactory.superAdmin()],
  '': [userProfileFactory.hotelAdmin(), dashboardFactory.hotelAdmin()],
} as const;
const [user, dashboard] = views[location.hash as keyof typeof views] ?? views[''];

answerDashboard(fakeApi(), dashboard);
history.replaceState({}, '', '/dashboard');
runStandalone(remote, { user: user.build() });
