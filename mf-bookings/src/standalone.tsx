import { runStandalone } from '@suite/remote-kit/standalone';
import { bookingFactory, userProfileFactory } from '@suite/testing/factories';
import { fakeApi } from '@suite/testing/fake-api';
import remote from './remote.tsx';
import { answerBookings } from './testing/fake-bookings.ts';
import { answerCalendar, fullCalendar } from './testing/fake-calendar.ts';
import { hotelRoom } from './testing/fake-rooms.ts';

const states = [
  bookingFactory,
  bookingFactory.primaryVerified(),
  bookingFactory.withGuests(2).primaryVerified(),
  bookingFactory.withGuests(5).allVerified(),
  bookingFactory.withoutCheckout(),
];
const bookings = Array.from({ length: 9 }, () => states.map((state) => state.build())).flat();

const api = fakeApi();
const numbers = Array.from({ length: 30 }, (_, at) => String(101 + at));
answerBookings(
  api,
  bookings,
  numbers.map((number, at) =>
    hotelRoom(number, at % 5 === 0 ? { room_type: 'Deluxe', status: 'Dirty' } : {}),
  ),
);
answerCalendar(api, fullCalendar());
runStandalone(remote, { user: userProfileFactory.hotelAdmin().build() });
