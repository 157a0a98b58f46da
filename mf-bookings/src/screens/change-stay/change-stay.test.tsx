import { describe, expect, test } from '@jest/globals';
import type { Booking } from '@suite/contracts/bookings';
import { changeStayEndpoint } from '@suite/contracts/front-desk';
import { bookingFactory } from '@suite/testing/factories';
import { screen, within } from '@testing-library/react';
import { openRowMenu } from '../../testing/open-bookings.tsx';

const built = (fields: Partial<Booking>) =>
  bookingFactory.allVerified().build({ checkin_date: '2026-03-05', checkout_date: '2026-03-08', ...fields });
const rowOf = async ({ email }: Booking) =>
  within((await screen.findByText(email)).closest<HTMLElement>('[role="row"]')!);
const stayEntries = (entries: readonly (string | null)[]) =>
  entries.slice(entries.indexOf('Edit Booking') + 1, entries.indexOf('Delete Booking'));

describe('the row menu', () => {
  test.each([
    ['booked', ['Assign a room…', 'Check in', 'Mark as no-show', 'Cancel booking…']],
    ['in_house', ['Assign a room…', 'Check out']],
    ['checked_out', ['Undo check-out']],
    ['no_show', ['Undo no-show']],
    ['cancelled', ['Undo cancellation']],
  ] as const)('of a stay in the state %s offers %j', async (stay_state, wanted) => {
    const { entries } = await openRowMenu(built({ stay_state }));
    expect(stayEntries(entries)).toEqual(wanted);
  });

  test.each([
    ['booked', 'Mark as no-show', 'no-show', 'No-show', 'undo-no-show', 'Booked'],
    ['in_house', 'Check out', 'check-out', 'Checked out', 'undo-check-out', 'In house'],
  ] as const)('of a stay in the state %s: %s is done at once, and undone', async (...texts) => {
    const [stay_state, entry, action, after, undo, before] = texts;
    const booking = built({ stay_state });
    const { api, choose, user } = await openRowMenu(booking);
    await choose(entry);
    expect(await (await rowOf(booking)).findByText(after)).toBeVisible();
    expect(screen.getByText('The stay was changed')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await (await rowOf(booking)).findByText(before)).toBeVisible();
    expect(api.callsTo(changeStayEndpoint).map(({ body }) => body)).toEqual([
      { action, reason: '' },
      { action: undo, reason: '' },
    ]);
  });

  test('shows why a change was refused, and reads the list again', async () => {
    const booking = built({ stay_state: 'cancelled' });
    const { api, choose } = await openRowMenu(booking);
    api.refuse(changeStayEndpoint, 409, { message: 'Double is sold out on 05/Mar/2026.' });
    await choose('Undo cancellation');
    expect(await screen.findByText('Double is sold out on 05/Mar/2026.')).toBeVisible();
    expect((await rowOf(booking)).getByText('Cancelled')).toBeVisible();
  });
});
