import { runStandalone } from '@suite/remote-kit/standalone';
import { bookingFactory } from '@suite/testing/factories';
import { fakeApi } from '@suite/testing/fake-api';
import { getUserByTokenEndpoint } from '@suite/contracts/verification';
import remote from './remote.tsx';
import { guestBooking, guestToken } from './testing/guest-booking.ts';

const booking = guestBooking(bookingFactory.withGuests(3).primaryVerified());

fakeApi().on(getUserByTokenEndpoint, () => booking);
history.replaceState({}, '', `/user-verification/${guestToken}`);
runStandalone(remote, { user: null });
