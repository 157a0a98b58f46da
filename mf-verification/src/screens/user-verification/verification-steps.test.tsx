import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  checkSelfieEndpoint,
  createVerificationAttemptEndpoint,
  drawChallengeEndpoint,
  giveConsentEndpoint,
  verifyIdentityEndpoint,
} from '@suite/contracts/verification';
import { refusal, type FakeApi } from '@suite/testing';
import { screen } from '@testing-library/react';
import { forgetVisits } from '../../testing/forget-visits.ts';
import { guestToken } from '../../testing/guest-booking.ts';
import { foundBy, identityAnswers } from '../../testing/identity-answers.ts';
import { openAlone } from '../../testing/open-alone.tsx';
import { translatePage } from '../../testing/translate-page.ts';
import { giveConsent, press, takeSelfie, verifyDocument } from '../../testing/walk-wizard.ts';

jest.mock('../../components/camera/camera-capture.tsx', () =>
  jest.requireActual('../../testing/pretend-camera.tsx'),
);
jest.mock('../../components/camera/liveness/load-face-finder.ts', () =>
  jest.requireActual('../../testing/pretend-camera.tsx'),
);

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const button = (name: string) => screen.getByRole('button', { name });
const bodies = (api: FakeApi, endpoint: Parameters<FakeApi['callsTo']>[0]) =>
  api.callsTo(endpoint).map(({ body }) => body);

beforeEach(forgetVisits);

describe('The way through the wizard', () => {
  test('works in a page that the browser translates', async () => {
    const { user } = openAlone(identityAnswers());
    const endTranslation = translatePage();
    await press(user, 'Continue Verification');
    await press(user, 'Back');
    await press(user, 'Continue Verification');
    await giveConsent(user);
    await press(user, 'Take Selfie Liveness');
    await press(user, 'Shoot');
    await press(user, 'Retake');
    await takeSelfie(user);
    await verifyDocument(user);
    expect(await heading('Verification Complete')).toBeVisible();
    endTranslation();
  });

  test('says what is done with the data, and needs the consent', async () => {
    const { user, api, booking } = openAlone();
    await press(user, 'Continue Verification');
    expect(await heading('Consent')).toHaveFocus();
    for (const text of [
      'Personal Information',
      'Name and contact details',
      'Photo Verification',
      'Facial recognition data',
      'Document Scan',
      'ID verification only',
    ]) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.getByText(/move your head three times/)).toBeVisible();
    expect(screen.getByText(/hotel’s own server compares/)).toBeVisible();
    expect(screen.getByText(/No other company/)).toBeVisible();
    expect(screen.getByText(/deleted within a minute/)).toBeVisible();
    expect(screen.getByText(/look at your photos for 24 hours; then they are deleted/)).toBeVisible();
    expect(button('Continue')).toBeDisabled();
    // Both stay in view together, however long the text is.
    expect(screen.getByRole('checkbox').closest('div')?.parentElement).toContainElement(button('Continue'));
    await press(user, 'Back');
    expect(await heading('Details')).toHaveFocus();
    await press(user, 'Continue Verification');
    await giveConsent(user);
    expect(await heading('Selfie Liveness')).toHaveFocus();
    const user_type = { user_type: 'primary', item_id: booking.id };
    expect(bodies(api, giveConsentEndpoint)).toEqual([{ version: '4-local-24-30', locale: 'en', user_type }]);
  });

  test('a consent that could not be stored leads no further', async () => {
    const api = identityAnswers().on(giveConsentEndpoint, () => {
      throw refusal(500, { message: 'The consent could not be stored' });
    });
    const { user } = openAlone(api);
    await press(user, 'Continue Verification');
    await giveConsent(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('The consent could not be stored');
    expect(await heading('Consent')).toBeVisible();
  });

  test('takes the selfie with the turn that the server draws, and again', async () => {
    const { user, api } = openAlone();
    await press(user, 'Continue Verification');
    await giveConsent(user);
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeDisabled();
    await press(user, 'Take Selfie Liveness');
    expect(
      await screen.findByRole('dialog', { name: 'Camera for a selfie posing left, up, right' }),
    ).toBeVisible();
    await press(user, 'Close camera');
    expect(button('Continue')).toBeDisabled();
    await press(user, 'Take Selfie Liveness');
    await press(user, 'Shoot');
    expect(await screen.findByText('Live Selfie captured successfully')).toHaveFocus();
    expect(screen.getByRole('img', { name: 'Your selfie' })).toBeVisible();
    await press(user, 'Retake');
    expect(button('Continue')).toBeDisabled();
    expect(button('Take Selfie Liveness')).toHaveFocus();
    expect(screen.queryByText('Live Selfie captured successfully')).toBeNull();
    expect(api.callsTo(drawChallengeEndpoint)).toHaveLength(2);
  });

  test('sends both photos, records the match and ends at the booking', async () => {
    const { user, api, booking, url } = openAlone();
    await press(user, 'Continue Verification');
    await giveConsent(user);
    await takeSelfie(user);
    expect(await heading('Document')).toHaveFocus();
    expect(screen.getByText('Take a clear photo of your ID or passport')).toBeVisible();
    expect(button('Verify Identity')).toBeDisabled();
    await press(user, 'Back');
    expect(await screen.findByText('Live Selfie captured successfully')).toBeVisible();
    await press(user, 'Continue');
    await verifyDocument(user);
    expect(await heading('Verification Complete')).toHaveFocus();
    expect(screen.getByText('Your identity has been verified.')).toBeVisible();

    const partsOf = (endpoint: Parameters<FakeApi['callsTo']>[0]) =>
      (bodies(api, endpoint) as FormData[]).map((form) =>
        [...form.entries()].map(([name, value]) => [name, nameOf(value)]),
      );
    const named = [
      ['user_type', 'primary'],
      ['item_id', String(booking.id)],
    ];
    expect(partsOf(checkSelfieEndpoint)).toEqual([
      [
        ['challenge_id', 'drawn'],
        ['frame_times', '250'],
        ['frame_poses', '0'],
        ...named,
        ['selfie', 'selfie-1.jpg'],
        ['frames', 'frame-1.jpg'],
      ],
    ]);
    expect(partsOf(verifyIdentityEndpoint)).toEqual([
      [...named, ['document_type', 'passport'], ['document', 'document-1.jpg'], ['selfie', 'selfie-1.jpg']],
    ]);
    const { document_data, selfie_url, document_url } = foundBy(92.5);
    expect(bodies(api, createVerificationAttemptEndpoint)).toEqual([
      {
        booking_id: booking.id,
        selfie_url,
        document_url,
        similarity_score: 92.5,
        is_match: true,
        document_data,
        face_match_details: null,
        name: 'Ines Duarte',
        user_type: { user_type: 'primary', item_id: booking.id },
      },
    ]);
    await press(user, 'View Complete Booking Details');
    expect(url()).toBe(`/verification-complete/${guestToken}`);
    expect(await screen.findByText('You can now proceed with check-in.')).toBeVisible();
  });
});

const nameOf = (value: FormDataEntryValue) => (value instanceof File ? value.name : value);
