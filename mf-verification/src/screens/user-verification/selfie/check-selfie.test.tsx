import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  checkSelfieEndpoint,
  chooseDeskEndpoint,
  drawChallengeEndpoint,
  verifyIdentityEndpoint,
  type CheckReason,
} from '@suite/contracts/verification';
import { refusal } from '@suite/testing';
import { bookingFactory } from '@suite/testing/factories';
import { screen } from '@testing-library/react';
import { forgetVisits } from '../../../testing/forget-visits.ts';
import { guestBooking } from '../../../testing/guest-booking.ts';
import { identityAnswers } from '../../../testing/identity-answers.ts';
import { openAlone } from '../../../testing/open-alone.tsx';
import { openLink } from '../../../testing/open-link.tsx';
import { giveConsent, press, verifyDocument } from '../../../testing/walk-wizard.ts';

jest.mock('../../../components/camera/camera-capture.tsx', () =>
  jest.requireActual('../../../testing/pretend-camera.tsx'),
);
jest.mock('../../../components/camera/liveness/load-face-finder.ts', () =>
  jest.requireActual('../../../testing/pretend-camera.tsx'),
);

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(forgetVisits);

async function sendSelfie(user: ReturnType<typeof openAlone>['user']) {
  await press(user, 'Continue Verification');
  await giveConsent(user);
  await press(user, 'Take Selfie Liveness');
  await press(user, 'Shoot');
}

describe('A selfie', () => {
  test.each<[CheckReason, RegExp]>([
    ['TURN_WRONG', /moved in another direction/],
    ['TURN_MISSING', /did not see your head move as asked/],
    ['NOT_LIVE', /a person was in front of the camera/],
    ['BLURRED', /The selfie was not sharp/],
  ])('refused for %s is taken again on the spot, with poses drawn anew', async (reason, words) => {
    const answers: (CheckReason | null)[] = [reason, null];
    const api = identityAnswers().on(checkSelfieEndpoint, () => {
      const next = answers.shift() ?? null;
      return { success: next === null, reason: next };
    });
    const { user } = openAlone(api);
    await sendSelfie(user);
    expect(await screen.findByText(words)).toBeVisible();
    expect(await heading('Selfie Liveness')).toBeVisible();
    expect(button('Continue')).toBeDisabled();
    await press(user, 'Take Selfie Liveness');
    await press(user, 'Shoot');
    expect(await screen.findByText('Live Selfie captured successfully')).toBeVisible();
    expect(screen.queryByText(words)).toBeNull();
    expect(api.callsTo(drawChallengeEndpoint)).toHaveLength(2);
    expect(button('Continue')).toBeEnabled();
  });

  test('that is being checked says so, and takes no other meanwhile', async () => {
    let answer = () => {};
    const api = identityAnswers().on(
      checkSelfieEndpoint,
      () => new Promise((resolve) => (answer = () => resolve({ success: true, reason: null }))),
    );
    const { user } = openAlone(api);
    await sendSelfie(user);
    expect(await screen.findByText('Checking your selfie. This takes a few seconds.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    answer();
    expect(await screen.findByText('Live Selfie captured successfully')).toBeVisible();
  });

  test('that could not be taken says why, and may be taken again', async () => {
    const message = 'The booking has changed. Please reload the page.';
    const { user } = openAlone(
      identityAnswers().on(checkSelfieEndpoint, () => {
        throw refusal(409, { errorType: 'CONFLICT', message });
      }),
    );
    await sendSelfie(user);
    expect(await screen.findAllByText(message)).not.toEqual([]);
    expect(button('Take Selfie Liveness')).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  });

  test.each([
    ['no answer', () => new Error('Network Error')],
    [
      'a server that cannot check',
      () => refusal(503, { errorType: 'UNAVAILABLE', message: 'Not right now.' }),
    ],
  ])('that met %s is kept, and the same one is sent again', async (_name, refused) => {
    let calls = 0;
    const api = identityAnswers().on(checkSelfieEndpoint, () => {
      calls += 1;
      if (calls === 1) throw refused();
      return { success: true, reason: null };
    });
    const { user } = openAlone(api);
    await sendSelfie(user);
    expect(await screen.findByText(/Your photos are still here/)).toBeVisible();
    await press(user, 'Try Again');
    expect(await screen.findByText('Live Selfie captured successfully')).toBeVisible();
    expect(api.callsTo(drawChallengeEndpoint)).toHaveLength(1);
    const [first, second] = api.callsTo(checkSelfieEndpoint).map(({ body }) => body as FormData);
    expect([...(second?.entries() ?? [])]).toEqual([...(first?.entries() ?? [])]);
  });

  test('of a guest who cannot turn the head gives way to the desk', async () => {
    const { user, api } = openAlone(identityAnswers().on(chooseDeskEndpoint, () => ({ desk_choices: [] })));
    await press(user, 'Continue Verification');
    await giveConsent(user);
    await press(user, 'Take Selfie Liveness');
    await press(user, 'Show ID at the desk');
    await press(user, 'Show my ID at the desk');
    expect(await heading('Details')).toBeVisible();
    expect(api.callsTo(chooseDeskEndpoint)).toHaveLength(1);
  });
});

describe('An accepted selfie of an earlier visit', () => {
  const booking = guestBooking(bookingFactory);
  const accepted_selfies = [{ ...booking.person, document_side: null }];

  test('leads to the document at once, which is sent without it', async () => {
    const { user, api } = openLink(() => ({ ...booking, accepted_selfies }), { api: identityAnswers() });
    expect(await heading('Document')).toBeVisible();
    await verifyDocument(user);
    expect(await heading('Verification Complete')).toBeVisible();
    const forms = api.callsTo(verifyIdentityEndpoint).map(({ body }) => body as FormData);
    expect(forms.flatMap((form) => [...form.keys()])).toEqual([
      'user_type',
      'item_id',
      'document_type',
      'document',
    ]);
  });

  test('is shown as accepted, and may be taken again', async () => {
    const { user } = openLink(() => ({ ...booking, accepted_selfies }), { api: identityAnswers() });
    await heading('Document');
    await press(user, 'Back');
    expect(await screen.findByText('Your selfie was accepted. Continue with your document.')).toBeVisible();
    await press(user, 'Retake');
    expect(button('Take Selfie Liveness')).toBeEnabled();
    expect(button('Continue')).toBeDisabled();
  });
});
