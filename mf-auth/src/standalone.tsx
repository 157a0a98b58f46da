import { runStandalone } from '@suite/remote-kit/standalone';
import { userProfileFactory } from '@suite/testing/factories';
import { fakeApi } from '@suite/testing/fake-api';
import remote from './remote.tsx';
import { answerAccount } from './testing/fake-account.ts';

const user = userProfileFactory.hotelAdmin().build();

answerAccount(fakeApi(), user);
history.replaceState({}, '', '/account');
runStandalone(remote, { user });
