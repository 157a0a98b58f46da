import { expect, test } from '@jest/globals';
import type { OpenFlag } from '@suite/contracts/bookings';
import { bookingFactory } from '@suite/testing/factories';
import { flagsOfBooking } from './booking-flags.ts';

const expired = { flag: 'DOCUMENT_EXPIRED', label: 'Document expired', text: 'The document has expired.' };

test('each person has their own flags, also where a guest and a booking have the same number', () => {
  const booking = bookingFactory.withGuests(1).build();
  const [guest] = booking.passengers;
  const flags: OpenFlag[] = [
    { ...expired, user_type: 'primary', item_id: booking.id },
    { ...expired, user_type: 'guest', item_id: guest?.id ?? 0 },
    { ...expired, user_type: 'guest', item_id: booking.id + 1000 },
    { ...expired, user_type: 'primary', item_id: booking.id + 1000 },
  ];
  expect(flagsOfBooking(booking, flags).map(({ guest: name }) => name)).toEqual([null, guest?.name]);
  expect(flagsOfBooking({ ...booking, id: booking.id + 1000 }, flags)).toHaveLength(2);
});
