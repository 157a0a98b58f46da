import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  chooseDeskEndpoint,
  drawChallengeEndpoint,
  giveConsentEndpoint,
  type VerificationBooking,
} from '@suite/contracts/verification';
import { refusal } from '@suite/testing';
import { bookingFactory } from '@suite/testing/factories';
import { screen, within } from '@testing-library/react';
import { forgetVisits } from '../../../testing/forget-visits.ts';
import { guestBooking } from '../../../testing/guest-booking.ts';
import { identityAnswers } from '../../../testing/identity-answers.ts';
import { openLink } from '../../../testing/open-link.tsx';
import { giveConsent, press } from '../../../testing/walk-wizard.ts';

jest.mock('../../../components/camera/liveness/load-face-finder.ts', () =>
  jest.requireActual('../../../testing/pretend-camera.tsx'),
);

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const button = (name: string) => screen.getByRole('button', { name });
const chosen_at = '2027-03-01T09:00:00.000Z';

/** Opens the link of Ines; `state.booking` is the server's answer. */
async function openConsent(fields: Partial<VerificationBooking> = {}, api = identityAnswers()) {
  const state = { booking: guestBooking(bookingFactory, fields) };
  const opened = openLink(() => state.booking, { api });
  await press(opened.user, 'Continue Verification');
  await heading('Consent');
  return { state, ...opened };
}

beforeEach(forgetVisits);

describe('The text agreed to', () => {
  test.each([
    [{ retention_hours: 1 }, 'look at your photos for one hour; then', '4-local-1-30'],
    [{ retention_hours: 72 }, 'look at your photos for 72 hours; then', '4-local-72-30'],
    [{ retention_hours: 0 }, 'After a failed check your photos are deleted at once', '4-local-0-30'],
    [{}, 'your document .* deleted 30 days after you check out', '4-local-24-30'],
    [{ document_retention_days: 1 }, 'deleted one day after you check out', '4-local-24-1'],
    [{ document_retention_days: 0 }, 'deleted on the day you check out', '4-local-24-0'],
    [
      { face_engine: 'rekognition' as const },
      'Amazon Web Services compares your face',
      '4-rekognition-24-30',
    ],
    // An unknown engine is shown as the hotel's own server.
    [{ face_engine: 'another' as never }, 'own server compares your face', '4-local-24-30'],
  ])('says what is done (%j: %s)', async (fields, sentence, version) => {
    const { user, api } = await openConsent(fields);
    expect(screen.getByText(new RegExp(sentence))).toBeVisible();
    expect(screen.queryAllByText(/own server compares/)).toHaveLength(version.includes('local') ? 1 : 0);
    await giveConsent(user);
    await heading('Selfie Liveness');
    expect(api.callsTo(giveConsentEndpoint)).toMatchObject([{ body: { version } }]);
  });

  test('is read again where it says something else by now: the tick goes', async () => {
    const api = identityAnswers();
    const { user, state } = await openConsent({}, api);
    api.on(giveConsentEndpoint, () => {
      state.booking = { ...state.booking, retention_hours: 48 };
      throw refusal(409, { message: 'The consent has a newer text.' });
    });
    await giveConsent(user);
    expect(await screen.findByText(/look at your photos for 48 hours/)).toBeVisible();
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    expect(button('Continue')).toBeDisabled();
    api.on(giveConsentEndpoint, () => ({}) as never);
    await giveConsent(user);
    expect(await heading('Selfie Liveness')).toBeVisible();
    expect(api.callsTo(giveConsentEndpoint).map(({ body }) => body)).toMatchObject([
      { version: '4-local-24-30' },
      { version: '4-local-48-30' },
    ]);
  });
});

test('A selfie that is refused for a newer text leads back to that text', async () => {
  const api = identityAnswers();
  const { user, state } = await openConsent({}, api);
  api.on(drawChallengeEndpoint, () => {
    state.booking = { ...state.booking, retention_hours: 48 };
    throw refusal(403, { errorType: 'CONSENT_REQUIRED', message: 'Please agree.' });
  });
  await giveConsent(user);
  await press(user, 'Take Selfie Liveness');
  expect(await screen.findByText(/look at your photos for 48 hours/)).toBeVisible();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

describe('The way without a camera', () => {
  test('is stored, remembered, and can be left', async () => {
    const api = identityAnswers();
    const { user, state } = await openConsent({}, api);
    const person = state.booking.person;
    api.on(chooseDeskEndpoint, () => {
      state.booking = { ...state.booking, desk_choices: [{ ...person, chosen_at }] };
      return { desk_choices: state.booking.desk_choices };
    });
    await press(user, 'Prefer to show your ID at the desk');
    expect(within(screen.getByRole('dialog')).getByText(/no photo is taken/)).toBeVisible();
    await press(user, 'Verify here instead');
    expect(button('Prefer to show your ID at the desk')).toHaveFocus();
    await press(user, 'Prefer to show your ID at the desk');
    await press(user, 'Show my ID at the desk');
    expect(await screen.findByText(/You show your ID at the front desk when you arrive/)).toBeVisible();
    expect(await heading('Details')).toHaveFocus();
    expect(api.callsTo(chooseDeskEndpoint).map(({ body }) => body)).toEqual([{ user_type: person }]);
    expect(api.callsTo(giveConsentEndpoint)).toEqual([]);

    await press(user, 'Verify here instead');
    api.on(giveConsentEndpoint, () => {
      state.booking = { ...state.booking, desk_choices: [] };
      return {} as never;
    });
    await giveConsent(user);
    await heading('Selfie Liveness');
    await press(user, 'Back');
    await press(user, 'Back');
    expect(await screen.findByRole('button', { name: 'Continue Verification' })).toBeEnabled();
    expect(screen.queryByText(/You show your ID at the front desk/)).toBeNull();
  });

  test('is known from an earlier visit', async () => {
    const booking = guestBooking(bookingFactory);
    openLink(() => ({ ...booking, desk_choices: [{ ...booking.person, chosen_at }] }));
    expect(await screen.findByText(/You show your ID at the front desk when you arrive/)).toBeVisible();
    expect(button('Verify here instead')).toBeEnabled();
  });

  test.each([
    [refusal(0), 'Your choice could not be stored. Check your connection and try again'],
    [refusal(409, { message: 'This guest is verified already.' }), 'This guest is verified already.'],
  ])('says what went wrong (%#), keeps its place, and can be tried again', async (failure, sentence) => {
    const api = identityAnswers().on(chooseDeskEndpoint, () => {
      throw failure;
    });
    const { user, state } = await openConsent({}, api);
    await press(user, 'Prefer to show your ID at the desk');
    await press(user, 'Show my ID at the desk');
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByRole('alert')).toHaveTextContent(sentence);
    const desk_choices = [{ ...state.booking.person, chosen_at }];
    api.on(chooseDeskEndpoint, () => ({ desk_choices }));
    await press(user, 'Show my ID at the desk');
    expect(await screen.findByText(/You show your ID at the front desk when you arrive/)).toBeVisible();
  });

  test('of another guest is noted in the list of the primary one', async () => {
    const booking = guestBooking(bookingFactory.withGuests(2).primaryVerified());
    const [first, second] = booking.passengers;
    const api = identityAnswers().on(chooseDeskEndpoint, ({ body }) => {
      const { user_type } = body as { user_type: VerificationBooking['person'] };
      return { desk_choices: [{ ...user_type, chosen_at }] };
    });
    const { user } = openLink(() => booking, { api });
    await press(user, `Verify ${first?.name}`);
    await press(user, 'Prefer to show your ID at the desk');
    await press(user, 'Show my ID at the desk');
    const list = within(await screen.findByRole('region', { name: 'Other Guests' }));
    expect(list.getByText(first?.name ?? '').closest('li')).toHaveTextContent('Shows ID at the front desk');
    expect(list.getByText(second?.name ?? '').closest('li')).not.toHaveTextContent('Shows ID');
  });
});
