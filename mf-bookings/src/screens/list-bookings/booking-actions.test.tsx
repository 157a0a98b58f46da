import { describe, expect, test } from '@jest/globals';
import { bookingFactory, userProfileFactory } from '@suite/testing/factories';
import { openRowMenu } from '../../testing/open-row-menu.ts';

const booking = bookingFactory.withGuests(2).primaryVerified().build();

describe('the row menu', () => {
  test.each([
    ['hotelAdmin', ['View Details', 'Send Verification', 'Edit Booking', 'Delete Booking']],
    ['staff', ['View Details', 'Send Verification', 'Edit Booking', 'Delete Booking']],
    ['rolesOnly', ['View Details', 'Edit Booking']],
    ['withoutPermissions', ['View Details']],
  ] as const)('of %s', async (who, wanted) => {
    const { entries } = await openRowMenu(booking, userProfileFactory[who]().build());
    expect(entries).toEqual(wanted);
  });
});
