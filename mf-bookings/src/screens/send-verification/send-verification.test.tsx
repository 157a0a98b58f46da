import { describe, expect, test } from '@jest/globals';
import { listBookingsEndpoint, sendVerificationEndpoint } from '@suite/contracts/bookings';
import { bookingFactory, userProfileFactory } from '@suite/testing/factories';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openBookings } from '../../testing/open-bookings.tsx';

const [pending, other] = bookingFactory.buildList(2) as [Booking, Booking];
type Booking = ReturnType<typeof bookingFactory.build>;
const verified = bookingFactory.withGuests(1).allVerified().build();
const partly = bookingFactory.withGuests(1).primaryVerified().build();

async function open(user = userProfileFactory.staff().build()) {
  const view = openBookings({ user, bookings: [pending, other, verified, partly] });
  await screen.findByRole('table');
  const sendTo = ({ id }: Booking) =>
    screen.getByRole('button', { name: `Send Verification for booking ${id}` });
  const openMenu = async ({ id }: Booking) => {
    await view.user.click(screen.getByRole('button', { name: `Actions for booking ${id}` }));
    return screen.getByRole('menuitem', { name: /^Send Verification/ });
  };
  return { ...view, sendTo, openMenu };
}

describe('Send Verification', () => {
  test('mails from the column Verify; only that row is busy', async () => {
    let answer: (given: { email: string }) => void = () => {};
    const { api, user, sendTo, openMenu } = await open();
    api.on(sendVerificationEndpoint, () => new Promise((resolve) => (answer = resolve)));
    await user.click(sendTo(pending));
    expect(sendTo(pending)).toHaveTextContent('Sending...');
    expect(sendTo(pending)).toHaveAttribute('aria-busy', 'true');
    expect(sendTo(other)).toHaveTextContent('Send');
    expect(sendTo(other)).not.toHaveAttribute('aria-busy');
    await user.click(sendTo(pending));
    expect(await openMenu(pending)).toHaveTextContent('Send Verification Sending...');
    act(() => answer({ email: pending.email }));
    expect(await screen.findByText('Verification email sent successfully.')).toBeVisible();
    const calls = api.callsTo(sendVerificationEndpoint);
    expect(calls.map(({ url, body }) => [url, body])).toEqual([
      [`/bookings/${pending.id}/send-verification`, {}],
    ]);
    expect(sendTo(pending)).toHaveTextContent('Send');
  });

  test('mails from the menu of a row, also where a guest besides the primary one is left', async () => {
    const { api, user, openMenu } = await open();
    await user.click(await openMenu(partly));
    expect(await screen.findByText('Verification email sent successfully.')).toBeVisible();
    expect(api.callsTo(sendVerificationEndpoint)).toHaveLength(1);
  });

  test('is not offered when all guests are verified, and says so', async () => {
    const { api, user, openMenu } = await open();
    const name = `All guests of booking ${verified.id} are verified`;
    expect(screen.getByRole('img', { name })).toBeVisible();
    const entry = await openMenu(verified);
    expect(entry).toHaveTextContent('Send Verification All guests are verified already');
    expect(entry).toHaveAttribute('aria-disabled', 'true');
    await user.click(entry);
    expect(api.callsTo(sendVerificationEndpoint)).toEqual([]);
  });

  test.each([
    [{}, 'Failed to send verification email'],
    [{ message: 'The link of this booking has expired.' }, 'The link of this booking has expired.'],
  ])('%j fails with "%s", and the list is read anew', async (failure, sentence) => {
    const { api, user, sendTo } = await open();
    api.refuse(sendVerificationEndpoint, 409, failure);
    const before = api.callsTo(listBookingsEndpoint).length;
    await user.click(sendTo(pending));
    const toasts = screen.getByRole('region', { name: 'Notifications' });
    expect(await within(toasts).findByText(sentence)).toBeVisible();
    expect(screen.getAllByText(sentence)).toHaveLength(2);
    await waitFor(() => expect(api.callsTo(listBookingsEndpoint)).toHaveLength(before + 1));
    expect(sendTo(pending)).toHaveTextContent('Send');
  });
});

test.each([
  ['hotel_checkins_manage', true],
  ['manage_hotel', true],
  ['hotel_checkins_create', false],
  ['update_permissions', false],
] as const)('With %s: the column Verify is there: %s', async (permission, there) => {
  openBookings({ user: userProfileFactory.holding(permission).build() });
  await screen.findByRole('table');
  expect(screen.queryAllByRole('columnheader', { name: 'Verify' })).toHaveLength(there ? 1 : 0);
  expect(screen.queryAllByRole('button', { name: /^Send Verification/ })).toHaveLength(there ? 3 : 0);
});
