import { afterEach, describe, expect, test } from '@jest/globals';
import {
  getVerificationEndpoint,
  reviewCheckEndpoint,
  undoDeskVerificationEndpoint,
  verifyAtDeskEndpoint,
  type DeskCheck,
  type DeskVerification,
} from '@suite/contracts/verification';
import { refusal } from '@suite/testing';
import { bookingFactory, userProfileFactory } from '@suite/testing/factories';
import { toast } from '@suite/ui';
import { act, screen, within } from '@testing-library/react';
import { verificationOf } from '../../testing/fake-verification.ts';
import { openBookings } from '../../testing/open-bookings.tsx';

const booking = bookingFactory.withGuests(1).build();
const [guest] = booking.passengers;
const asked = verificationOf(booking);
const close: DeskCheck = {
  attempt_id: 7,
  checked_at: '2027-03-05T12:00:00Z',
  is_match: false,
  similarity_score: 77.5,
  awaits_review: true,
  review: null,
  reviewed_by: null,
  outcome: 'The faces are alike, but not enough.',
  warnings: ['The document has expired.'],
  document_data: {
    document_type: 'PASSPORT',
    issuing_country: 'PRT',
    full_name: 'INES DUARTE',
    date_of_birth: null,
    expiry_date: '2027-01-31',
    number_last4: '4821',
    mrz_valid: true,
  },
  images: [
    { kind: 'selfie', url: '/api/bookings/1/verification/images/a' },
    { kind: 'document', url: '/api/bookings/1/verification/images/b' },
    { kind: 'document_back', url: '/api/bookings/1/verification/images/c' },
  ],
};

afterEach(() => act(() => toast.clear()));

async function openPanel(change: Partial<DeskVerification> = {}, user = userProfileFactory.staff().build()) {
  const view = openBookings({
    user,
    bookings: [booking],
    prepare: (api) => api.on(getVerificationEndpoint, () => ({ ...asked, ...change })),
  });
  await view.user.click(await screen.findByRole('button', { name: `Actions for booking ${booking.id}` }));
  await view.user.click(screen.getByRole('menuitem', { name: 'View Details' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText(booking.email);
  const press = (name: string) => view.user.click(dialog.getByRole('button', { name }));
  return { ...view, dialog, press };
}
const withCheck = (): Partial<DeskVerification> => ({
  people: asked.people.map((person, at) =>
    at === 0 ? { ...person, attempts_today: 1, checks: [close] } : person,
  ),
});

describe('Verification', () => {
  test.each([
    ['rolesOnly', false],
    ['withoutPermissions', false],
    ['staff', true],
    ['hotelAdmin', true],
  ] as const)('of %s is shown: %s', async (who, shown) => {
    const { dialog, api } = await openPanel({}, userProfileFactory[who]().build());
    expect(dialog.queryAllByRole('heading', { name: 'Verification' })).toHaveLength(shown ? 1 : 0);
    expect(api.callsTo(getVerificationEndpoint)).toHaveLength(shown ? 1 : 0);
  });

  test('says why it cannot be shown', async () => {
    const { dialog, api, user } = await openPanel();
    api.on(getVerificationEndpoint, () => {
      throw refusal(500, {});
    });
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await user.click(screen.getByRole('button', { name: `Actions for booking ${booking.id}` }));
    await user.click(screen.getByRole('menuitem', { name: 'View Details' }));
    expect(await screen.findByText('Failed to fetch the verification')).toBeVisible();
  });

  test('verifies a person by what they show, once staff confirm what that means', async () => {
    const { dialog, api, user, press } = await openPanel();
    api.on(
      verifyAtDeskEndpoint,
      () => ({ name: 'X', method: 'desk' as const, verified_at: '2027-03-05T12:00:00Z' }),
      'The guest is verified',
    );
    const button = await dialog.findByRole('button', { name: `Verify ${guest?.name} at the desk` });
    expect(dialog.getByLabelText(`What ${guest?.name} shows`)).toHaveValue('');
    expect(button).toBeDisabled();
    await user.selectOptions(dialog.getByLabelText(`What ${guest?.name} shows`), 'ID card');
    await press(`Verify ${guest?.name} at the desk`);
    expect(
      await screen.findByText(
        `You have seen the document (ID card) of ${guest?.name}, it is valid, and the photo shows the person in front of you.`,
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(api.callsTo(verifyAtDeskEndpoint)).toEqual([]);
    await press(`Verify ${guest?.name} at the desk`);
    await user.click(await screen.findByRole('button', { name: `Verify ${guest?.name}` }));
    expect(await screen.findByText('The guest is verified')).toBeVisible();
    const user_type = { user_type: 'guest', item_id: guest?.id };
    expect(api.callsTo(verifyAtDeskEndpoint).map(({ body }) => body)).toEqual([
      { user_type, method: 'id_card' },
    ]);
    expect(api.callsTo(getVerificationEndpoint)).toHaveLength(2);
    api.on(undoDeskVerificationEndpoint, () => ({ name: 'X' }), 'The guest is not verified any more');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The guest is not verified any more')).toBeVisible();
    expect(api.callsTo(undoDeskVerificationEndpoint).map(({ body }) => body)).toEqual([{ user_type }]);
  });

  test.each([
    ['desk', null, true],
    ['guardian', null, true],
    ['photo', null, false],
    ['desk', '2027-03-05T12:00:00Z', false],
  ] as const)('of a person verified by %s, checked in at %s, can be undone: %s', async (method, at, can) => {
    const people = asked.people.map((one, place) =>
      place === 0 ? { ...one, is_verified: true, method, document: 'passport' } : one,
    );
    const { dialog } = await openPanel({ people, checked_in_at: at });
    await dialog.findByText(booking.name, { selector: 'span' });
    const undo = dialog.queryByRole('button', { name: `Undo the verification of ${booking.name}` });
    expect(undo !== null && !undo.hasAttribute('disabled')).toBe(can);
  });

  test('offers children to come without a document, and adults not', async () => {
    const people = asked.people.map((one, at) => (at === 1 ? { ...one, type: 'Child' } : one));
    const { dialog } = await openPanel({ people });
    const optionsOf = async (name?: string) =>
      within(await dialog.findByLabelText(`What ${name} shows`)).getAllByRole('option').length;
    expect([await optionsOf(booking.name), await optionsOf(guest?.name)]).toEqual([3, 4]);
  });

  test('says what the server refused', async () => {
    const { dialog, api, user, press } = await openPanel();
    api.on(verifyAtDeskEndpoint, () => {
      throw refusal(409, { message: 'This guest is verified already.' });
    });
    await user.selectOptions(await dialog.findByLabelText(`What ${booking.name} shows`), 'Passport');
    await press(`Verify ${booking.name} at the desk`);
    await user.click(await screen.findByRole('button', { name: `Verify ${booking.name}` }));
    expect(await screen.findByText('This guest is verified already.')).toBeVisible();
  });

  test('shows a close check with its photos on demand, and takes the decision', async () => {
    const { dialog, api, press } = await openPanel(withCheck());
    expect(await dialog.findByText(/The faces are alike, but not enough\./)).toBeVisible();
    expect(dialog.getByText('The document has expired.')).toBeVisible();
    expect(dialog.getByText('On the document: INES DUARTE, ends in 4821, expires 31/Jan/2027')).toBeVisible();
    expect(dialog.getByText(/1 of 10 attempts today/)).toBeVisible();
    expect(dialog.queryAllByRole('img', { name: /of/ })).toEqual([]);
    await press('Show photos');
    expect(dialog.getByAltText(`Selfie of ${booking.name}`)).toHaveAttribute('src', close.images[0]?.url);
    expect(dialog.getByAltText(`Document of ${booking.name}`)).toHaveAttribute('src', close.images[1]?.url);
    const back = dialog.getByAltText(`Back of the document of ${booking.name}`);
    expect(back).toHaveAttribute('src', close.images[2]?.url);
    api.on(
      reviewCheckEndpoint,
      () => ({ name: 'X', decision: 'reject' as const, is_verified: false }),
      'Decided',
    );
    await press(`Reject the photos of ${booking.name}`);
    expect(await screen.findByText('Decided')).toBeVisible();
    expect(api.callsTo(reviewCheckEndpoint)[0]?.body).toEqual({ attempt_id: 7, decision: 'reject' });
  });
});
