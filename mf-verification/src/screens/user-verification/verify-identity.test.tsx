import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  checkSelfieEndpoint,
  createVerificationAttemptEndpoint,
  getUserByTokenEndpoint,
  verifyIdentityEndpoint,
  type CheckReason,
  type VerificationBooking,
} from '@suite/contracts/verification';
import { refusal } from '@suite/testing';
import { bookingFactory } from '@suite/testing/factories';
import { screen, waitFor } from '@testing-library/react';
import { forgetVisits } from '../../testing/forget-visits.ts';
import { guestBooking } from '../../testing/guest-booking.ts';
import { foundBy, identityAnswers } from '../../testing/identity-answers.ts';
import { openAlone } from '../../testing/open-alone.tsx';
import { openLink } from '../../testing/open-link.tsx';
import { press, verifyDocument, verifyFromConsent } from '../../testing/walk-wizard.ts';

jest.mock('../../components/camera/camera-capture.tsx', () =>
  jest.requireActual('../../testing/pretend-camera.tsx'),
);
jest.mock('../../components/camera/liveness/load-face-finder.ts', () =>
  jest.requireActual('../../testing/pretend-camera.tsx'),
);

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(forgetVisits);

describe('A check', () => {
  const refusing = (reason: CheckReason, desk_review = false) =>
    identityAnswers().on(
      verifyIdentityEndpoint,
      () => foundBy(desk_review ? 77 : null, reason, desk_review),
      'In the words of the server.',
    );

  test.each<[CheckReason, RegExp]>([
    ['NO_FACE_SELFIE', /no face on your selfie/],
    ['SEVERAL_FACES', /more than one face/],
    ['NO_MATCH', /not alike enough/],
    ['SAME_PHOTO', /same picture as your selfie/],
    ['NO_DOCUMENT', /no identity document in the photo/],
    ['DOCUMENT_NOT_READ', /could not read enough of your document/],
    ['ALREADY_VERIFIED_AS_ANOTHER', /already verified with this face or this document/],
    ['SOMETHING_NEW' as CheckReason, /Try it once more/],
  ])('that fails for %s says why, and is tried again from the selfie', async (reason, words) => {
    const { user, api } = openAlone(refusing(reason));
    await press(user, 'Continue Verification');
    await verifyFromConsent(user);
    expect(await heading('Verification Failed')).toHaveFocus();
    expect(screen.getByText('We were unable to verify your identity')).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('In the words of the server.');
    expect(screen.getByText('You can also show your ID at the front desk.')).toBeVisible();
    expect(api.callsTo(createVerificationAttemptEndpoint)).toEqual([]);
    await press(user, 'Try Again');
    expect(await heading('Selfie Liveness')).toHaveFocus();
    expect(button('Continue')).toBeDisabled();
    expect(button('Take Selfie Liveness')).toBeEnabled();
  });

  test.each<CheckReason>([
    'DOCUMENT_WITHOUT_ZONE',
    'MRZ_INVALID',
    'PORTRAIT_REPEATS_SELFIE',
    'PORTRAIT_MISPLACED',
  ])('that waits for Reception because of %s is not called a failure', async (reason) => {
    const { user, api } = openAlone(refusing(reason, true));
    await press(user, 'Continue Verification');
    await verifyFromConsent(user);
    expect(await heading('Almost Done')).toHaveFocus();
    expect(screen.getByText('Reception will check your document when you arrive.')).toBeVisible();
    expect(screen.queryByText('We were unable to verify your identity')).toBeNull();
    expect(api.callsTo(createVerificationAttemptEndpoint)).toEqual([]);
  });

  test('that fails for the document keeps the selfie, and only the document is taken again', async () => {
    const api = identityAnswers().on(verifyIdentityEndpoint, () =>
      foundBy(null, 'BLURRED', false, 'document'),
    );
    const { user } = openAlone(api);
    await press(user, 'Continue Verification');
    await verifyFromConsent(user);
    expect(await screen.findByText(/The photo of your document was not sharp/)).toBeVisible();
    await press(user, 'Try Again');
    expect(await heading('Document')).toHaveFocus();
    expect(button('Verify Identity')).toBeDisabled();
    await verifyDocument(user);
    expect(await heading('Verification Failed')).toBeVisible();
    expect(api.callsTo(checkSelfieEndpoint)).toHaveLength(1);
    expect(api.callsTo(verifyIdentityEndpoint)).toHaveLength(2);
  });

  test('without a selfie that the server knows goes back to the selfie', async () => {
    const api = identityAnswers().on(
      verifyIdentityEndpoint,
      () => foundBy(null, 'SELFIE_MISSING', false, 'selfie'),
      'Please take your selfie first.',
    );
    const { user } = openAlone(api);
    await press(user, 'Continue Verification');
    await verifyFromConsent(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Please take your selfie first.');
    expect(await heading('Selfie Liveness')).toBeVisible();
    expect(button('Continue')).toBeDisabled();
  });

  test('that was close points to the desk', async () => {
    const { user } = openAlone(refusing('NO_MATCH', true));
    await press(user, 'Continue Verification');
    await verifyFromConsent(user);
    expect(await screen.findByText(/It was close: the front desk can compare/)).toBeVisible();
  });

  test('that could not be made keeps both photos, and may be made again', async () => {
    let isDown = true;
    const api = identityAnswers().on(verifyIdentityEndpoint, () => {
      if (isDown) throw refusal(0);
      return foundBy(80);
    });
    const { user } = openAlone(api);
    await press(user, 'Continue Verification');
    await verifyFromConsent(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Verification failed');
    expect(await heading('Document')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Your document' })).toBeVisible();
    expect(screen.getByText(/Your photos are still here/)).toBeVisible();
    isDown = false;
    await press(user, 'Verify Identity');
    expect(await heading('Verification Complete')).toBeVisible();
  });

  test('of a photo that cannot be read says so once, for as long as it lies there', async () => {
    const message = 'The photo of the document could not be opened. Please take it again.';
    const errors = [{ field: 'document', message }];
    const api = identityAnswers().on(verifyIdentityEndpoint, () => {
      throw refusal(400, { errorType: 'VALIDATION_ERROR', message, errors });
    });
    const { user } = openAlone(api);
    await press(user, 'Continue Verification');
    await verifyFromConsent(user);
    expect(await screen.findAllByText(message)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Close notification' })).toBeNull();
    expect(screen.queryByText(/Your photos are still here/)).toBeNull();
  });

  test('whose record failed is not made twice', async () => {
    let isDown = true;
    const { user, api } = openAlone();
    api.on(createVerificationAttemptEndpoint, () => {
      if (isDown) throw refusal(500);
      return {} as never;
    });
    await press(user, 'Continue Verification');
    await verifyFromConsent(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to create verification attempt');
    isDown = false;
    await press(user, 'Verify Identity');
    expect(await heading('Verification Complete')).toBeVisible();
    expect(api.callsTo(verifyIdentityEndpoint)).toHaveLength(1);
  });

  test('shows that it runs, and takes no second press', async () => {
    let answer = () => {};
    const api = identityAnswers().on(
      verifyIdentityEndpoint,
      () => new Promise((resolve) => (answer = () => resolve(foundBy(90)))),
    );
    const { user } = openAlone(api);
    await press(user, 'Continue Verification');
    await verifyFromConsent(user);
    const busy = await screen.findByRole('button', { name: 'Verifying...' });
    await user.click(busy);
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    expect(screen.getByText(/Please keep this page open/)).toBeVisible();
    await waitFor(() => expect(api.callsTo(verifyIdentityEndpoint)).toHaveLength(1));
    answer();
    expect(await heading('Verification Complete')).toBeVisible();
    expect(api.callsTo(verifyIdentityEndpoint)).toHaveLength(1);
  });

  test('without a consent goes back to it', async () => {
    const message = 'Please agree to the data processing before your photos are checked.';
    const api = identityAnswers().on(verifyIdentityEndpoint, () => {
      throw refusal(403, { errorType: 'CONSENT_REQUIRED', message });
    });
    const { user } = openAlone(api);
    await press(user, 'Continue Verification');
    await verifyFromConsent(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(await heading('Consent')).toBeVisible();
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });
});

describe('Too many failures', () => {
  test('are a pause with the time left, and the way to the desk', async () => {
    const { user, booking, api } = openAlone(
      identityAnswers().on(verifyIdentityEndpoint, () => foundBy(null, 'BLURRED'), 'Hold still.'),
    );
    await press(user, 'Continue Verification');
    await screen.findByRole('checkbox');
    const paused_until = new Date(Date.now() + 14.5 * 60_000).toISOString();
    api.on(getUserByTokenEndpoint, () => ({ ...booking, attempts: { left_today: 7, paused_until } }));
    await verifyFromConsent(user);
    expect(
      await screen.findByText('Several checks have failed. You can try again in 15 minutes.'),
    ).toBeVisible();
    expect(screen.getByText(/show your ID at the front desk/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  });

  test.each<[string, () => Partial<VerificationBooking['attempts']>, RegExp]>([
    [
      'a pause',
      () => ({ paused_until: new Date(Date.now() + 50_000).toISOString() }),
      /try again in 1 minute\./,
    ],
    ['the end of the day', () => ({ left_today: 0 }), /used all attempts for today/],
  ])('are known when the link is opened: %s', async (_what, attemptsNow, words) => {
    const attempts = attemptsNow();
    const booking = guestBooking(bookingFactory);
    openLink(() => ({ ...booking, attempts: { ...booking.attempts, ...attempts } }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue Verification' })).toBeDisabled();
  });

  test('are told by the call that is refused, and the photos stay', async () => {
    const message = 'Too many failed attempts. Please try again in 15 minutes.';
    const { user } = openAlone(
      identityAnswers().on(verifyIdentityEndpoint, () => {
        throw refusal(429, { message });
      }),
    );
    await press(user, 'Continue Verification');
    await verifyFromConsent(user);
    expect(await screen.findByText(/You can try again tomorrow/)).toBeVisible();
    expect(screen.queryByText(message)).toBeNull();
    expect(screen.getByText(/show your ID at the front desk/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Verify Identity' })).toBeDisabled();
  });
});
