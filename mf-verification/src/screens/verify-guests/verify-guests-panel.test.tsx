import { afterEach, describe, expect, jest, test } from '@jest/globals';
import {
  getVerificationEndpoint,
  reviewCheckEndpoint,
  undoDeskVerificationEndpoint,
  verifyAtDeskEndpoint,
  type DeskCheck,
  type DeskVerification,
} from '@suite/contracts/verification';
import { fakeApi, refusal, renderScreen, type FakeApi } from '@suite/testing';
import { bookingFactory, deskVerificationFactory, userProfileFactory } from '@suite/testing/factories';
import { toast } from '@suite/ui';
import { act, screen, waitFor, within, type BoundFunctions, type queries } from '@testing-library/react';
import fill from '../../verify-guests.tsx';
import { VerifyGuestsPanel } from './verify-guests-panel.tsx';

const booking = bookingFactory.withGuests(1).build();
const [guest] = booking.passengers;
const asked = deskVerificationFactory.ofBooking(booking);
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
    document_type: 'passport',
    issuing_country: 'PRT',
    full_name: 'INES DUARTE',
    date_of_birth: '1990-02-14',
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

function openPanel(change: Partial<DeskVerification> = {}, prepare?: (api: FakeApi) => void) {
  const api = fakeApi();
  api.on(getVerificationEndpoint, () => ({ ...asked, ...change }));
  prepare?.(api);
  const onBookingChanged = jest.fn();
  const view = renderScreen(
    <VerifyGuestsPanel booking_id={booking.id} onBookingChanged={onBookingChanged} />,
    { user: userProfileFactory.staff().build() },
  );
  const section = within(screen.getByRole('region', { name: 'Verification' }));
  const press = (name: string) => view.user.click(section.getByRole('button', { name }));
  return { ...view, api, section, press, onBookingChanged };
}
const withCheck = (change: Partial<DeskCheck> = {}): Partial<DeskVerification> => ({
  people: asked.people.map((person, at) =>
    at === 0 ? { ...person, attempts_today: 1, checks: [{ ...close, ...change }] } : person,
  ),
});

const factsIn = (section: BoundFunctions<typeof queries>) =>
  Object.fromEntries(
    section.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

describe('Verification', () => {
  test('says why it cannot be shown', async () => {
    openPanel({}, (api) =>
      api.on(getVerificationEndpoint, () => {
        throw refusal(500, {});
      }),
    );
    expect(await screen.findByText('Failed to fetch the verification')).toBeVisible();
  });

  test('verifies a person by what they show, once staff confirm what that means', async () => {
    const { section, api, user, press, onBookingChanged } = openPanel();
    api.on(
      verifyAtDeskEndpoint,
      () => ({ name: 'X', method: 'desk' as const, verified_at: '2027-03-05T12:00:00Z' }),
      'The guest is verified',
    );
    const button = await section.findByRole('button', { name: `Verify ${guest?.name} at the desk` });
    expect(section.getByLabelText(`What ${guest?.name} shows`)).toHaveValue('');
    expect(button).toBeDisabled();
    await user.selectOptions(section.getByLabelText(`What ${guest?.name} shows`), 'ID card');
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
    expect(onBookingChanged).toHaveBeenCalledTimes(1);
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
    const { section } = openPanel({ people, checked_in_at: at });
    await section.findByText(booking.name, { selector: 'span' });
    const undo = section.queryByRole('button', { name: `Undo the verification of ${booking.name}` });
    expect(undo !== null && !undo.hasAttribute('disabled')).toBe(can);
  });

  test('offers children to come without a document, and adults not', async () => {
    const people = asked.people.map((one, at) => (at === 1 ? { ...one, type: 'Child' } : one));
    const { section } = openPanel({ people });
    const optionsOf = async (name?: string) =>
      within(await section.findByLabelText(`What ${name} shows`)).getAllByRole('option').length;
    expect([await optionsOf(booking.name), await optionsOf(guest?.name)]).toEqual([3, 4]);
  });

  test('says what the server refused', async () => {
    const { section, api, user, press } = openPanel();
    api.on(verifyAtDeskEndpoint, () => {
      throw refusal(409, { message: 'This guest is verified already.' });
    });
    await user.selectOptions(await section.findByLabelText(`What ${booking.name} shows`), 'Passport');
    await press(`Verify ${booking.name} at the desk`);
    await user.click(await screen.findByRole('button', { name: `Verify ${booking.name}` }));
    expect(await screen.findByText('This guest is verified already.')).toBeVisible();
  });

  test('shows a close check with its photos on demand, and takes the decision', async () => {
    const { section, api, press } = openPanel(withCheck());
    expect(await section.findByText(/The faces are alike, but not enough\./)).toBeVisible();
    expect(section.getByText('The document has expired.')).toBeVisible();
    expect(factsIn(section)).toEqual({
      'Machine-readable zone': 'Its check digits agree',
      Document: 'Passport',
      'Issuing country': 'PRT',
      'Name on the document': 'INES DUARTE',
      'Date of birth': '14/Feb/1990',
      'Expiry date': '31/Jan/2027',
      'Document number': 'ends in 4821',
      'Selfie and portrait': '77.5 of 100 points alike, 80 are needed',
    });
    expect(section.getByText(/1 of 10 attempts today/)).toBeVisible();
    expect(section.queryAllByRole('img', { name: /of/ })).toEqual([]);
    await press('Show photos');
    expect(section.getByAltText(`Selfie of ${booking.name}`)).toHaveAttribute('src', close.images[0]?.url);
    expect(section.getByAltText(`Document of ${booking.name}`)).toHaveAttribute('src', close.images[1]?.url);
    const back = section.getByAltText(`Back of the document of ${booking.name}`);
    expect(back).toHaveAttribute('src', close.images[2]?.url);
    api.on(
      reviewCheckEndpoint,
      () => ({ name: 'X', decision: 'reject' as const, is_verified: false }),
      'Decided',
    );
    api.on(getVerificationEndpoint, () => ({ ...asked, ...withCheck({ awaits_review: false }) }));
    await press(`Reject the photos of ${booking.name}`);
    expect(await screen.findByText('Decided')).toBeVisible();
    expect(api.callsTo(reviewCheckEndpoint)[0]?.body).toEqual({ attempt_id: 7, decision: 'reject' });
    await waitFor(() => expect(section.getByRole('button', { name: 'Hide photos' })).toHaveFocus());
  });

  test.each([
    [null, 'None: all of this is only printed'],
    [false, 'Its check digits disagree'],
  ])('calls no document a passport whose zone is not valid (%s)', async (mrz_valid, zone) => {
    const document_data = { ...close.document_data!, mrz_valid };
    const checks = [{ ...close, document_data, similarity_score: null }];
    const people = asked.people.slice(0, 1).map((person) => ({ ...person, checks }));
    const { section } = openPanel({ people });
    await section.findByText(/The faces are alike/);
    expect(factsIn(section)).toMatchObject({
      'Machine-readable zone': zone,
      Document: 'Not proven, it says: Passport',
      'Selfie and portrait': 'Not compared',
    });
  });

  test('shows both dates of a birth whose century the guest has not told', async () => {
    const birth_choices = ['1924-03-12', '2024-03-12'];
    const document_data = { ...close.document_data!, date_of_birth: null, birth_choices };
    const checks = [{ ...close, document_data }];
    const people = asked.people.slice(0, 1).map((person) => ({ ...person, checks }));
    const { section } = openPanel({ people });
    await section.findByText(/The faces are alike/);
    expect(factsIn(section)).toMatchObject({ 'Date of birth': '12/Mar/1924 or 12/Mar/2024' });
  });

  test('follows changes of its booking that the page around tells of', async () => {
    const listeners: ((payload: unknown) => void)[] = [];
    const subscribe = (event: string, listener: (payload: unknown) => void) => {
      expect(event).toBe('bookings.booking-changed');
      listeners.push(listener);
      return () => undefined;
    };
    const Fill = await fill.createFill({ Slot: () => null, subscribe });
    const api = fakeApi();
    api.on(getVerificationEndpoint, () => asked);
    renderScreen(<Fill booking_id={booking.id} onBookingChanged={() => undefined} />, {
      user: userProfileFactory.staff().build(),
    });
    await screen.findByRole('list');
    const tell = (booking_id: number) => act(() => listeners.forEach((listener) => listener({ booking_id })));
    tell(booking.id + 1);
    expect(api.callsTo(getVerificationEndpoint)).toHaveLength(1);
    tell(booking.id);
    await waitFor(() => expect(api.callsTo(getVerificationEndpoint)).toHaveLength(2));
  });

  test('shows what to look at before a check-in, and says who acknowledged it', async () => {
    const flag = { flag: 'DOCUMENT_EXPIRED', label: 'Document expired', text: 'The document has expired.' };
    const flagsOf = (name: string | null, acknowledged_at: string | null): Partial<DeskVerification> => ({
      people: asked.people.map((person, at) =>
        at === 0 ? { ...person, flags: [{ ...flag, acknowledged_at, acknowledged_by: name }] } : person,
      ),
    });
    const open = openPanel(flagsOf(null, null));
    const list = within(await open.section.findByRole('list', { name: 'To check' }));
    expect(list.getByText('Document expired')).toBeVisible();
    open.unmount();
    const { section } = openPanel(flagsOf('Maja Lind', '2027-03-05T12:00:00Z'));
    expect(
      await section.findByText(/^Document expired: acknowledged by Maja Lind on 05\/Mar\/2027/),
    ).toBeVisible();
    expect(section.queryByRole('list', { name: 'To check' })).toBeNull();
  });
});
