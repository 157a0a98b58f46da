import { beforeEach, expect, jest, test } from '@jest/globals';
import type { Failure } from '@suite/contracts/http';
import { sendVerificationEmailEndpoint, verifyIdentityEndpoint } from '@suite/contracts/verification';
import { refusal } from '@suite/testing';
import { bookingFactory } from '@suite/testing/factories';
import { fireEvent, screen, within } from '@testing-library/react';
import { forgetVisits } from '../../testing/forget-visits.ts';
import { guestBooking } from '../../testing/guest-booking.ts';
import { identityAnswers } from '../../testing/identity-answers.ts';
import { openAlone } from '../../testing/open-alone.tsx';
import { openLink } from '../../testing/open-link.tsx';
import { giveConsent, press, takeSelfie } from '../../testing/walk-wizard.ts';

jest.mock('../../components/camera/camera-capture.tsx', () =>
  jest.requireActual('../../testing/pretend-camera.tsx'),
);
jest.mock('../../components/camera/liveness/load-face-finder.ts', () =>
  jest.requireActual('../../testing/pretend-camera.tsx'),
);

const message = 'In the words of the server.';
const choose = (name: string, language: string) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value: language } });

beforeEach(forgetVisits);

test('a refused call is told in the language of the guest, by what kind of refusal it is', async () => {
  let status = 0;
  let failure: Partial<Failure> = {};
  const { user } = openAlone(
    identityAnswers().on(verifyIdentityEndpoint, () => {
      throw refusal(status, failure);
    }),
  );
  await press(user, 'Continue Verification');
  await giveConsent(user);
  await takeSelfie(user);
  await press(user, 'Capture Document');
  await press(user, 'Shoot');
  choose('Language', 'de');
  const errors = [{ field: 'selfie', message }];
  const cases: [number, Partial<Failure>, RegExp][] = [
    [0, {}, /^Es kam keine Antwort\./],
    [400, { errorType: 'VALIDATION_ERROR', message, errors }, /^Das Selfie konnte nicht gelesen werden\./],
    [413, { errorType: 'TOO_LARGE', message }, /^Ein Foto ist zu groß\./],
    [409, { errorType: 'CONFLICT', message }, /^Inzwischen hat sich etwas geändert/],
    [401, { errorType: 'UNAUTHENTICATED', message }, /^Dieser Link gilt nicht mehr\./],
    [503, { errorType: 'UNAVAILABLE', message }, /^Das ist gerade nicht möglich\./],
    [502, {}, /^Beim Hotel ist etwas schiefgegangen\./],
  ];
  for (const [nextStatus, nextFailure, words] of cases) {
    status = nextStatus;
    failure = nextFailure;
    await press(user, 'Identität prüfen');
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
  }
  expect(screen.queryByText(message)).toBeNull();
});

test('a mail that was not sent says why in the language of the guest', async () => {
  const booking = guestBooking(bookingFactory.withGuests(1).primaryVerified());
  const api = identityAnswers().on(sendVerificationEmailEndpoint, () => {
    throw refusal(403, { errorType: 'PERMISSION_DENIED', message });
  });
  const { user } = openLink(() => booking, { api });
  await screen.findByRole('heading', { level: 1, name: 'Identity Verification' });
  choose('Language', 'it');
  await user.click(
    await screen.findByRole('button', { name: new RegExp(`e-mail.*${booking.passengers[0]?.name}`, 'i') }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'ida@guests.test{Enter}');
  expect(await dialog.findByText(/: Con questo link non è possibile/)).toBeVisible();
  expect(dialog.queryByText(message)).toBeNull();
});
