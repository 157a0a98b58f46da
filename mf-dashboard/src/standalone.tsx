import { runAlone } from '@suite/remote-kit/standalone';
import { userProfileFactory } from '@suite/testing/factories';
import remote from './remote.tsx';

history.replaceState({}, '', '/dashboard');
runAlone(remote, { user: userProfileFactory.hotelAdmin().build() });
