import { runStandalone } from '@suite/remote-kit/standalone';
import { staffFactory, userProfileFactory } from '@suite/testing/factories';
import { fakeApi } from '@suite/testing/fake-api';
import remote from './remote.tsx';
import { answerAccounts } from './testing/fake-accounts.ts';
import { answerRoles } from './testing/fake-roles.ts';
import { answerStaff } from './testing/fake-staff.ts';

const staff = [
  ...staffFactory.lastSeen(new Date().toISOString()).buildList(12, { position: 'Porter' }),
  ...staffFactory.buildList(18),
  ...staffFactory.inactive().buildList(4),
  ...staffFactory.withoutContact().buildList(2),
];

const api = fakeApi();
answerStaff(api, { staff });
answerRoles(api);
answerAccounts(api);
if (location.pathname === '/') history.replaceState({}, '', '/users');
runStandalone(remote, { user: userProfileFactory.hotelAdmin().build() });
