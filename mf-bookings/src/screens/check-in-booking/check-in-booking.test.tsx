import { beforeEach, describe, expect, test } from '@jest/globals';
import { changeStayEndpoint, type ChangeStayPayload } from '@suite/contracts/front-desk';
import {
  checkInBookingEndpoint,
  getVerificationEndpoint,
  type DeskVerification,
} from '@suite/contracts/verification';
import { refusal } from '@suite/testing';
import { bookingFactory, deskVerificationFactory, userProfileFactory } from '@suite/testing/factories';
import { screen, waitFor, within } from '@testing-library/react';
import { openBookings } from '../../testing/open-bookings.tsx';

const booking = bookingFactory.withGuests(1).allVerified().build({ checkin_date: '2027-03-05' });
const verified = deskVerificationFactory.ofBooking(booking);
const at = '2027-03-05T12:00:00Z';
const by = 'Maja Lind';
const changes: Partial<Record<ChangeStayPayload['action'], Partial<DeskVerification>>> = {
  'undo-check-in': { checked_in_at: null, checked_in_by: null },
  'check-out': { checked_out_at: at, checked_out_by: by },
  'undo-check-out': { checked_out_at: null, checked_out_by: null },
};
const expired = {
  ...{ flag: 'DOCUMENT_EXPIRED', label: 'Document expired', text: 'The document has expired.' },
  ...{ acknowledged_at: null, acknowledged_by: null },
};
const withFlag = (flag: (typeof verified.people)[number]['flags'][number]): Partial<DeskVerification> => ({
  people: verified.people.map((person, at) => (at === 0 ? { ...person, flags: [flag] } : person)),
});

let state: DeskVerification;
beforeEach(() => {
  state = verified;
});
async function openDetails(change: Partial<DeskVerification> = {}) {
  state = { ...verified, ...change };
  const view = openBookings({
    user: userProfileFactory.staff().build(),
    bookings: [booking],
    prepare: (api) =>
      api
        .on(getVerificationEndpoint, () => state)
        .on(
          checkInBookingEndpoint,
          () => {
            state = { ...state, checked_in_at: at, checked_in_by: by };
            return { checked_in_at: at };
          },
          'The guests are checked in',
        )
        .on(
          changeStayEndpoint,
          ({ body }) => {
            state = { ...state, ...changes[(body as ChangeStayPayload).action] };
            return { stay_state: 'booked' as const, changed_at: at };
          },
          'The stay was changed',
        ),
  });
  await view.user.click(await screen.findByRole('button', { name: `Actions for booking ${booking.id}` }));
  await view.user.click(screen.getByRole('menuitem', { name: 'View Details' }));
  const details = within(await screen.findByRole('dialog', { name: `Booking Details #${booking.id}` }));
  const press = async (name: string) => view.user.click(await details.findByRole('button', { name }));
  // In tests antd gives two open dialogs the same title ID.
  const question = async () => {
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    return within(cancel.closest<HTMLElement>('[role=dialog]')!);
  };
  const sent = () => view.api.callsTo(checkInBookingEndpoint).map(({ body }) => body);
  return { ...view, details, press, question, sent };
}

describe('a check-in', () => {
  test('on the arrival day, without flags, needs no question; then comes the check-out', async () => {
    const { details, press, sent } = await openDetails();
    await press('Check in');
    expect(await details.findByText(/^Checked in on 05\/Mar\/2027.* by Maja Lind$/)).toBeVisible();
    expect(sent()).toEqual([{ early: false, acknowledged: [] }]);
    await press('Check out');
    expect(await details.findByText(/^Checked out on 05\/Mar\/2027.* by Maja Lind$/)).toBeVisible();
    for (const name of ['Check in', 'Check out', 'Undo check-in']) {
      expect(details.queryByRole('button', { name })).toBeNull();
    }
    expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
  });

  test.each(['Undo', 'Undo check-out'])('and a check-out are taken back by %s', async (name) => {
    const { details, press, user } = await openDetails({ checked_in_at: at, checked_in_by: by });
    await press('Check out');
    await details.findByText(/^Checked out on/);
    await user.click(await screen.findByRole('button', { name }));
    expect(await details.findByRole('button', { name: 'Check out' })).toBeVisible();
    expect(details.queryByText(/^Checked out on/)).toBeNull();
  });

  test('before the arrival day asks first, and says so to the server', async () => {
    const { details, press, question, sent, user } = await openDetails({ is_before_arrival: true });
    expect(await details.findByText('Arrives on 05/Mar/2027')).toBeVisible();
    await press('Check in');
    const asked = await question();
    expect(
      asked.getByText(
        'This booking arrives on 05/Mar/2027. Do you want to check the guests in before that day?',
      ),
    ).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Cancel' }));
    expect(sent()).toEqual([]);
    await press('Check in');
    await user.click((await question()).getByRole('button', { name: 'Check in early' }));
    expect(await details.findByText(/^Checked in on/)).toBeVisible();
    expect(sent()).toEqual([{ early: true, acknowledged: [] }]);
  });

  test('with open flags waits until each is ticked', async () => {
    const { details, press, question, sent, user } = await openDetails(withFlag(expired));
    await press('Check in');
    const asked = await question();
    const confirm = asked.getByRole('button', { name: 'Check in' });
    expect(confirm).toBeDisabled();
    await user.click(asked.getByRole('checkbox', { name: `${booking.name}: The document has expired.` }));
    await user.click(confirm);
    expect(await details.findByText(/^Checked in on/)).toBeVisible();
    expect(sent()).toEqual([
      {
        early: false,
        acknowledged: [{ user_type: 'primary', item_id: booking.id, flag: 'DOCUMENT_EXPIRED' }],
      },
    ]);
  });

  test('leaves the focus where it was recorded, and so does what undoes it', async () => {
    const { details, press, question, user } = await openDetails(withFlag(expired));
    const dialog = details.getByText(booking.email).closest('[role=dialog]');
    const isKept = async (next: string) => {
      await details.findByRole('button', { name: next });
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    };
    await press('Check in');
    const asked = await question();
    await user.click(asked.getByRole('checkbox'));
    await user.click(asked.getByRole('button', { name: 'Check in' }));
    await isKept('Undo check-in');
    await press('Undo check-in');
    await isKept('Check in');
  });

  test('that is refused says why, and shows what is new', async () => {
    const { api, press, question, user } = await openDetails();
    api.on(checkInBookingEndpoint, () => {
      state = { ...state, ...withFlag(expired) };
      throw refusal(409, { message: 'Please look at this first.' });
    });
    await press('Check in');
    expect(await screen.findByText('Please look at this first.')).toBeVisible();
    await waitFor(() => expect(api.callsTo(getVerificationEndpoint)).toHaveLength(2));
    await press('Check in');
    expect((await question()).getByRole('checkbox')).not.toBeChecked();
    await user.keyboard('{Escape}');
  });

  test.each(['Undo', 'Undo check-in'])('is taken back by %s', async (name) => {
    const { details, press, user } = await openDetails();
    await press('Check in');
    await details.findByText(/^Checked in on/);
    await user.click(await screen.findByRole('button', { name }));
    expect(await screen.findByText('The stay was changed')).toBeVisible();
    expect(await details.findByRole('button', { name: 'Check in' })).toBeVisible();
    expect(details.queryByText(/^Checked in on/)).toBeNull();
  });

  test('is not offered while a guest is not verified', async () => {
    const { details } = await openDetails({ all_verified: false });
    expect(await details.findByText('Guests can check in once all of them are verified.')).toBeVisible();
    expect(details.queryByRole('button', { name: 'Check in' })).toBeNull();
  });
});

test.each([
  [
    { state: 'cancelled', at, by, reason: 'Fell ill' },
    /^Cancelled on 05\/Mar\/2027.* by Maja Lind: Fell ill$/,
  ],
  [{ state: 'no_show', at, by, reason: null }, /^No-show, recorded on 05\/Mar\/2027.* by Maja Lind$/],
  [{ state: 'no_show', at, by: null, reason: null }, /^No-show, recorded on 05\/Mar\/2027[^a-z]*$/],
] as const)('a stay that ended by %j says so, and offers no check-in', async (ended, text) => {
  const { details } = await openDetails({ ended });
  expect(await details.findByText(text)).toBeVisible();
  expect(details.queryByRole('button', { name: 'Check in' })).toBeNull();
});
