import { runStandalone } from '@suite/remote-kit/standalone';
import { bookingFactory, userProfileFactory } from '@suite/testing/factories';
import { fakeApi } from '@suite/testing/fake-api';
import remote from './remote.tsx';
import { answerBookings } from './testing/fake-bookings.ts';

const states = [
  bookingFactory,
  bookingFactory.primaryVerified(),
  bookingFactory.withGuests(2).primaryVerified(),
  bookingFactory.withGuests(5).allVerified(),
  bookingFactory.withoutCheckout(),
];
const bookings = Array.from({ length: 9 }, () => states.map((state) => state.build())).flat();

answerBookings(fakeApi(), bookings);
runStandalone(remote, { user: userProfileFactory.hotelAdmin().build() });
