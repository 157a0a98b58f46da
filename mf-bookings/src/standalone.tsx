import { runAlone } from '@suite/remote-kit/standalone';
import { bookingFactory, userProfileFactory } from '@suite/testing/factories';
import { fakeApi } from '@suite/testing/fake-api';
import remote from './remote.tsx';
import { answerBookings } from './testing/fake-bookings.ts';

answerBookings(fakeApi(), bookingFactory.buildList(42));
runAlone(remote, { user: userProfileFactory.hotelAdmin().build() });
