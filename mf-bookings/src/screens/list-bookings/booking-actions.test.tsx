import { describe, expect, test } from '@jest/globals';
import { bookingFactory, userProfileFactory } from '@suite/testing/factories';
import { screen } from '@testing-library/react';
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

  test.each([
    ['hotel_checkins_manage', ['View Details', 'Send Verification', 'Edit Booking', 'Delete Booking']],
    ['manage_hotel', ['View Details', 'Send Verification', 'Edit Booking', 'Delete Booking']],
    ['hotel_checkins_create', ['View Details', 'Edit Booking']],
    ['update_permissions', ['View Details', 'Edit Booking']],
    ['create_staff', ['View Details']],
  ] as const)('of a user with %s alone has the entries %j', async (permission, wanted) => {
    const { entries } = await openRowMenu(booking, userProfileFactory.holding(permission).build());
    expect(entries).toEqual(wanted);
  });

  test('has a divider before Delete Booking alone', async () => {
    await openRowMenu(booking);
    const divided = screen.getAllByRole('menuitem').filter((entry) => entry.closest('li.divided'));
    expect(divided.map(({ textContent }) => textContent)).toEqual(['Delete Booking']);
  });
});
