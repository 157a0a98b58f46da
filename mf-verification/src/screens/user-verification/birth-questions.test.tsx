import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { GuestPerson } from '@suite/contracts/bookings';
import {
  chooseBirthDateEndpoint,
  createVerificationAttemptEndpoint,
  verifyIdentityEndpoint,
  type BirthDateChoice,
  type VerificationBooking,
} from '@suite/contracts/verification';
import { refusal } from '@suite/testing';
import { bookingFactory, type BookingFactory } from '@suite/testing/factories';
import { screen, within } from '@testing-library/react';
import { forgetVisits } from '../../testing/forget-visits.ts';
import { guestBooking, guestToken } from '../../testing/guest-booking.ts';
import { foundBy, identityAnswers } from '../../testing/identity-answers.ts';
import { openLink } from '../../testing/open-link.tsx';
import { press, verifyFromConsent } from '../../testing/walk-wizard.ts';

jest.mock('../../components/camera/camera-capture.tsx', () =>
  jest.requireActual('../../testing/pretend-camera.tsx'),
);
jest.mock('../../components/camera/liveness/load-face-finder.ts', () =>
  jest.requireActual('../../testing/pretend-camera.tsx'),
);

const dates = ['1924-03-12', '2024-03-12'];
const party = bookingFactory.withGuests(1);
const question = (name: string) => screen.findByRole('region', { name });
const own = 'When were you born?';

interface Opened {
  factory?: BookingFactory;
  open?: (booking: VerificationBooking) => GuestPerson[];
  fields?: Partial<VerificationBooking>;
  path?: (booking: VerificationBooking) => string;
}

/** The server asks for the births of `open` until it has stored them. */
function openPage({ factory = bookingFactory, open = () => [], fields = {}, path = () => '' }: Opened) {
  const booking = guestBooking(factory, fields);
  const state = { is_verified: booking.is_verified, open: open(booking) };
  const api = identityAnswers()
    .on(createVerificationAttemptEndpoint, () => {
      state.is_verified = true;
      state.open = [booking.person];
      return {} as never;
    })
    .on(chooseBirthDateEndpoint, ({ body }) => {
      const { user_type } = body as BirthDateChoice;
      state.open = state.open.filter(({ item_id }) => item_id !== user_type?.item_id);
      return {};
    });
  const answer = () => ({
    ...booking,
    is_verified: state.is_verified,
    birth_choices: state.open.map((person) => ({ ...person, dates })),
  });
  const url = `/user-verification/${guestToken}${path(booking)}`;
  return { booking, state, ...openLink(answer, { api, url }) };
}

const primary = ({ id }: VerificationBooking): GuestPerson => ({ user_type: 'primary', item_id: id });
const guest = ({ passengers }: VerificationBooking): GuestPerson => ({
  ...{ user_type: 'guest', item_id: passengers[0]?.id ?? 0 },
});

beforeEach(forgetVisits);

describe('A guest whose year of birth is open', () => {
  test('is asked with the result, answers by one press and is thanked', async () => {
    const { user, api, booking } = openPage({});
    await press(user, 'Continue Verification');
    await verifyFromConsent(user);
    expect(await screen.findByRole('heading', { name: 'Verification Complete' })).toHaveFocus();
    const card = within(await question(own));
    expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'March 12, 1924',
      'March 12, 2024',
    ]);
    await user.tab();
    expect(card.getByRole('button', { name: 'March 12, 1924' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await card.findByRole('status')).toHaveTextContent('Thank you. The date of birth was stored.');
    expect(card.getByRole('heading')).toHaveFocus();
    expect(card.queryByRole('button')).toBeNull();
    expect(api.callsTo(chooseBirthDateEndpoint).map(({ body }) => body)).toEqual([
      { user_type: primary(booking), date_of_birth: '1924-03-12' },
    ]);
    await press(user, 'View Complete Booking Details');
    expect(await screen.findByRole('heading', { name: 'Booking Details' })).toBeVisible();
  });

  test('is asked when the check waits for the desk, and may leave it and try again', async () => {
    const { user, api, state, booking } = openPage({});
    api.on(verifyIdentityEndpoint, () => {
      state.open = [primary(booking)];
      return foundBy(90, 'PORTRAIT_MISPLACED', true);
    });
    await press(user, 'Continue Verification');
    await verifyFromConsent(user);
    expect(await question(own)).toBeVisible();
    await press(user, 'Try Again');
    expect(screen.queryByRole('region', { name: own })).toBeNull();
    expect(api.callsTo(chooseBirthDateEndpoint)).toEqual([]);
  });

  test.each([
    [0, {}, 'The date of birth could not be stored. Please try again.'],
    [409, { message: 'Another date was chosen.' }, 'Another date was chosen.'],
  ])('is told when the answer is not stored (%i), and may answer again', async (status, failure, told) => {
    const { user, api } = openPage({ factory: bookingFactory.allVerified(), open: (one) => [primary(one)] });
    api.on(chooseBirthDateEndpoint, () => {
      throw refusal(status, failure);
    });
    const card = within(await question(own));
    await user.click(card.getByRole('button', { name: 'March 12, 2024' }));
    expect(await card.findByRole('alert')).toHaveTextContent(told);
    expect(card.getByRole('button', { name: 'March 12, 2024' })).toHaveFocus();
  });

  test.each<[string, string, VerificationBooking['guest_language'], string[]]>([
    ['German', 'Wann wurden Sie geboren?', 'de', ['12. März 1924', '12. März 2024']],
    ['Arabic', 'ما تاريخ ميلادك؟', 'ar', ['مارس', 'مارس']],
  ])('is asked in %s', async (_language, name, guest_language, texts) => {
    openPage({
      factory: bookingFactory.allVerified(),
      fields: { guest_language },
      open: (one) => [primary(one)],
    });
    const buttons = within(await question(name)).getAllByRole('button');
    for (const [at, text] of texts.entries()) expect(buttons[at]).toHaveTextContent(text);
  });
});

describe('When the page is opened later', () => {
  test.each<[string, Opened]>([
    ['the details', { factory: party.primaryVerified(), open: (one) => [primary(one)] }],
    ['the end', { factory: bookingFactory.allVerified(), open: (one) => [primary(one)] }],
    [
      'the page of another guest',
      {
        factory: party.allVerified(),
        path: (one) => `/guest/${guest(one).item_id}`,
        open: (one) => [guest(one)],
      },
    ],
  ])('the question is asked again with %s', async (_what, opened) => {
    const { user, api } = openPage(opened);
    const card = within(await question(own));
    await user.click(card.getByRole('button', { name: 'March 12, 2024' }));
    expect(await card.findByRole('status')).toBeVisible();
    expect(api.callsTo(chooseBirthDateEndpoint)).toHaveLength(1);
  });

  test('the primary guest is asked for a guest who was checked with their link, by name', async () => {
    const { booking, user, api } = openPage({
      factory: party.allVerified(),
      open: (one) => [primary(one), guest(one)],
    });
    const name = `When was ${booking.passengers[0]?.name} born?`;
    await user.click(within(await question(name)).getByRole('button', { name: 'March 12, 2024' }));
    expect(await within(await question(name)).findByRole('status')).toBeVisible();
    expect(within(await question(own)).getAllByRole('button')).toHaveLength(2);
    expect(api.callsTo(chooseBirthDateEndpoint)).toMatchObject([{ body: { user_type: guest(booking) } }]);
  });

  test('another guest is not asked for the primary one', async () => {
    openPage({
      factory: party.allVerified(),
      path: (one) => `/guest/${guest(one).item_id}`,
      open: (one) => [primary(one)],
    });
    expect(await screen.findByRole('heading', { name: 'Verification Complete' })).toBeVisible();
    expect(screen.queryByRole('region', { name: /born/ })).toBeNull();
  });
});
