import { describe, expect, test } from '@jest/globals';
import {
  deleteBookingEndpoint,
  getBookingStatsEndpoint,
  listBookingsEndpoint,
  restoreBookingEndpoint,
  sendVerificationEndpoint,
} from '@suite/contracts/bookings';
import { refusal } from '@suite/testing';
import { bookingFactory, userProfileFactory } from '@suite/testing/factories';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openBookings } from '../../testing/open-bookings.tsx';

const [ada, bo, cy] = ['Ada', 'Bo', 'Cy'].map((name) => bookingFactory.build({ name })) as [
  Booking,
  Booking,
  Booking,
];
type Booking = ReturnType<typeof bookingFactory.build>;
const done = bookingFactory.primaryVerified().build({ name: 'Di' });
const all = [ada, bo, cy, done];

async function choose(
  names: readonly Booking[] = all,
  user = userProfileFactory.staff().build(),
  bookings: Booking[] = all,
) {
  const view = openBookings({ user, bookings });
  await screen.findByRole('table');
  for (const { id } of names) {
    await view.user.click(screen.getByRole('checkbox', { name: `Select booking ${id}` }));
  }
  const press = (name: string) => view.user.click(screen.getByRole('button', { name }));
  const begin = async (action: string, confirm: string) => {
    await press(action);
    await view.user.click(await screen.findByRole('button', { name: confirm }));
  };
  const rows = () =>
    within(screen.getByRole('list', { name: 'Chosen bookings' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  return { ...view, press, begin, rows };
}

describe('Chosen bookings', () => {
  test('are counted, all of a page at once, and let go', async () => {
    const { user, press } = await choose([]);
    expect(screen.queryByRole('group', { name: 'Chosen bookings' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    expect(screen.getByText('4 selected')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: `Select booking ${bo.id}` }));
    expect(screen.getByText('3 selected')).toBeVisible();
    await press('Clear Selection');
    expect(screen.queryByText(/selected/)).toBeNull();
  });

  test('are let go when other filters leave other rows', async () => {
    const { user } = await choose([ada]);
    await user.selectOptions(screen.getByLabelText('Status'), 'Verified');
    await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull());
  });
});

describe('Send Verification for the rooms of a group', () => {
  test('asks each person once', async () => {
    const of = { name: 'Eva', email: 'eva@guests.test', group_id: 7 };
    const rooms = [bookingFactory.build(of), bookingFactory.withGuests(1).build(of), done];
    const view = await choose(rooms, userProfileFactory.staff().build(), rooms);
    await view.press('Send Verification');
    const dialog = within(await screen.findByRole('dialog', { name: 'Send Verification' }));
    expect(
      dialog.getByText(/1 booking\. A person gets one email for all rooms of a group\. 1 already verified/),
    ).toBeVisible();
    await view.user.click(dialog.getByRole('button', { name: 'Send 1 email' }));
    expect(await dialog.findByText('1 done, 2 left out')).toBeVisible();
    expect(view.rows()[1]).toBe(`Eva #${rooms[1]!.id}In the email of booking #${rooms[0]!.id}Left out`);
    expect(view.api.callsTo(sendVerificationEndpoint)).toHaveLength(1);
  });
});

describe('Send Verification for many', () => {
  test('goes row by row and tells what happened to each', async () => {
    const view = await choose();
    view.api.on(sendVerificationEndpoint, ({ url }) => {
      if (url.includes(`/${bo.id}/`)) throw refusal(409, { message: 'The link has expired.' });
      return { email: 'guest@guests.test' };
    });
    await view.press('Send Verification');
    const dialog = within(await screen.findByRole('dialog', { name: 'Send Verification' }));
    expect(dialog.getByText(/primary guest of 3 bookings\. 1 already verified: left out\./)).toBeVisible();
    await view.user.click(dialog.getByRole('button', { name: 'Send 3 emails' }));
    expect(await dialog.findByText('2 done, 1 already verified, 1 refused')).toBeVisible();
    expect(view.rows()).toEqual([
      `Ada #${ada.id}Sent to guest@guests.testDone`,
      `Bo #${bo.id}The link has expired.Refused`,
      `Cy #${cy.id}Sent to guest@guests.testDone`,
      `Di #${done.id}Already verifiedLeft out`,
    ]);
    expect(view.api.callsTo(sendVerificationEndpoint)).toHaveLength(3);
    expect(dialog.queryByRole('button', { name: 'Undo' })).toBeNull();
    await view.user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('1 selected')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: `Select booking ${bo.id}` })).toBeChecked();
  });

  test('can be stopped: what was not begun stays as it is, and chosen', async () => {
    const view = await choose([ada, bo, cy]);
    let answer: (given: { email: string }) => void = () => {};
    view.api.on(sendVerificationEndpoint, () => new Promise((resolve) => (answer = resolve)));
    await view.begin('Send Verification', 'Send 3 emails');
    expect(await screen.findByText('0 of 3')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Send Verification' })).toHaveAttribute(
      'aria-valuenow',
      '0',
    );
    await view.press('Stop');
    expect(screen.getByText('Stopping...')).toBeVisible();
    act(() => answer({ email: 'ada@guests.test' }));
    expect(await screen.findByText('1 done, 2 not done')).toBeVisible();
    expect(view.rows()[2]).toBe(`Cy #${cy.id}Not done, stoppedWaiting`);
    expect(view.api.callsTo(sendVerificationEndpoint)).toHaveLength(1);
    expect(screen.getByText('2 selected')).toBeInTheDocument();
  });
});

describe('Delete for many', () => {
  test('asks once, reads the lists once, and can be undone', async () => {
    const view = await choose([ada, bo]);
    await view.press('Delete');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Bookings' }));
    expect(dialog.getByText(/^Are you sure you want to delete 2 bookings\?/)).toBeVisible();
    const before = [listBookingsEndpoint, getBookingStatsEndpoint].map((one) => view.api.callsTo(one).length);
    await view.user.click(dialog.getByRole('button', { name: 'Delete 2 bookings' }));
    expect(await dialog.findByText('2 done')).toBeVisible();
    expect(view.api.callsTo(deleteBookingEndpoint)).toHaveLength(2);
    const table = within(screen.getByRole('table', { hidden: true }));
    await waitFor(() => expect(table.queryByText('Ada')).toBeNull());
    const after = [listBookingsEndpoint, getBookingStatsEndpoint].map((one) => view.api.callsTo(one).length);
    expect(after).toEqual(before.map((count) => count + 1));

    await view.user.click(dialog.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(table.getByText('Ada')).toBeInTheDocument());
    expect(view.api.callsTo(restoreBookingEndpoint)).toHaveLength(2);
  });

  test('does nothing when it is not confirmed', async () => {
    const view = await choose([ada]);
    await view.press('Delete');
    await view.user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(view.api.callsTo(deleteBookingEndpoint)).toEqual([]);
    expect(screen.getByText('1 selected')).toBeVisible();
  });
});

test('Who may export alone is offered nothing else', async () => {
  const roles = [{ id: 9, role_name: 'Hotel Admin', is_global: false }];
  await choose([ada], userProfileFactory.build({ roles }));
  const bar = within(screen.getByRole('group', { name: 'Chosen bookings' }));
  expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Export Selected',
    'Excel',
    'Clear Selection',
  ]);
});
