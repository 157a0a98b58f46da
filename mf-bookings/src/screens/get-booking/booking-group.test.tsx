import { describe, expect, test } from '@jest/globals';
import { sendVerificationEndpoint, type Booking } from '@suite/contracts/bookings';
import { changeStaysEndpoint } from '@suite/contracts/front-desk';
import { bookingFactory, userProfileFactory } from '@suite/testing/factories';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openBookings } from '../../testing/open-bookings.tsx';

const room = {
  ...{ room_id: 1, room_number: '101', room_type: 'Double' },
  ...{ is_upgrade: false, is_fixed: false },
};
const of = { name: 'Ana Reis', email: 'ana@guests.test', group_id: 324 };
const first = bookingFactory.allVerified().build({ id: 324, ...of, room });
const second = bookingFactory.build({ id: 325, ...of, room_type: 'Single' });
const third = bookingFactory.withGuests(1).build({ id: 326, ...of });
const group: readonly Booking[] = [first, second, third];

async function openGroup(bookings = group, user = userProfileFactory.staff().build()) {
  const view = openBookings({ user, bookings, url: '/?status=pending&id=324' });
  const heading = await screen.findByRole('heading', { name: /^Group of \d rooms$/ });
  const section = within(heading.closest('section')!);
  const begin = async (action: string, text: RegExp) => {
    await view.user.click(section.getByRole('button', { name: action }));
    return within((await screen.findByText(text)).closest<HTMLElement>('[role=dialog]')!);
  };
  return { ...view, heading, section, begin };
}

const chosenRows = () =>
  within(screen.getByRole('list', { name: 'Bookings of the group' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the details of a booking in a group', () => {
  test('list its bookings, and lead from one to the other without leaving the list', async () => {
    const { heading, section, user, url } = await openGroup();
    expect(heading).toHaveTextContent('Group of 3 rooms');
    expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '#324 · Double · Room 101BookedVerified',
      '#325 · Single · No roomBookedPending',
      '#326 · Double · No roomBookedPending',
    ]);
    expect(section.queryByRole('link', { name: /^#324/ })).toBeNull();
    await user.click(section.getByRole('link', { name: '#325 · Single · No room' }));
    const next = await screen.findByRole('dialog', { name: 'Booking Details #325' });
    await waitFor(() => expect(next).toContainElement(document.activeElement as HTMLElement));
    expect(url()).toBe('/?status=pending&id=325');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(url()).toBe('/?status=pending'));
  });

  test('check in all at once, and name those who cannot be', async () => {
    const { api, begin, section, user } = await openGroup();
    const dialog = await begin('Check in all', /^The guests of 3 bookings check in/);
    await user.click(dialog.getByRole('button', { name: 'Check in 3 bookings' }));
    expect(await dialog.findByText('1 done, 2 refused')).toBeVisible();
    const refused = 'Please verify all guests of this booking before they check in.Refused';
    expect(chosenRows()).toEqual(['Ana Reis #324Done', `Ana Reis #325${refused}`, `Ana Reis #326${refused}`]);
    await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!);
    expect(await section.findByText('In house')).toBeVisible();
    expect(section.getByRole('button', { name: 'Check out all' })).toBeVisible();
    expect(api.callsTo(changeStaysEndpoint).map(({ body }) => body)).toEqual([
      { ids: [324, 325, 326], action: 'check-in', reason: '' },
    ]);
  });

  test('cancel all with one reason', async () => {
    const { api, begin, user } = await openGroup();
    const dialog = await begin('Cancel all…', /^The rooms of 3 bookings are free again/);
    fireEvent.change(dialog.getByRole('textbox', { name: /^Reason/ }), { target: { value: 'Storm' } });
    await user.click(dialog.getByRole('button', { name: 'Cancel 3 bookings' }));
    expect(await dialog.findByText('3 done')).toBeVisible();
    expect(api.callsTo(changeStaysEndpoint)[0]?.body).toMatchObject({ action: 'cancel', reason: 'Storm' });
  });

  test('invite those who are left to verify, the person who booked once', async () => {
    const { api, begin, user } = await openGroup();
    const dialog = await begin('Send Verification to the group', /^The verification email goes to/);
    await user.click(dialog.getByRole('button', { name: 'Send 1 email' }));
    expect(await dialog.findByText('1 done')).toBeVisible();
    expect(api.callsTo(sendVerificationEndpoint).map(({ url }) => url)).toEqual([
      '/bookings/325/send-verification',
    ]);
  });

  test('offer what at least one booking allows', async () => {
    const cancelled = bookingFactory.allVerified().build({ id: 325, ...of, stay_state: 'cancelled' });
    const staying = bookingFactory.allVerified().build({ id: 324, ...of, stay_state: 'in_house' });
    const { section } = await openGroup([staying, cancelled]);
    expect(section.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Check out all']);
  });

  test('offer nothing to those who may not manage bookings', async () => {
    const { section } = await openGroup(group, userProfileFactory.holding('hotel_checkins_create').build());
    expect(section.queryAllByRole('button')).toEqual([]);
  });
});

test('the details of a booking without a group, or with the last one of it, name none', async () => {
  const last = bookingFactory.build({ id: 324, ...of });
  openBookings({ bookings: [last], url: '/?id=324' });
  expect(await screen.findByText(last.email, { selector: 'dialog *, [role=dialog] *' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Loading the group...')).toBeNull());
  expect(screen.queryByRole('heading', { name: /^Group of/ })).toBeNull();
});
