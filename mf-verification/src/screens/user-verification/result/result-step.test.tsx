import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { verifyIdentityEndpoint, type CheckedPhoto, type CheckReason } from '@suite/contracts/verification';
import { act, fireEvent, screen } from '@testing-library/react';
import { forgetVisits } from '../../../testing/forget-visits.ts';
import { foundBy, identityAnswers } from '../../../testing/identity-answers.ts';
import { openAlone } from '../../../testing/open-alone.tsx';
import { giveConsent, press, takeSelfie, verifyFromConsent } from '../../../testing/walk-wizard.ts';

jest.mock('../../../components/camera/camera-capture.tsx', () =>
  jest.requireActual('../../../testing/pretend-camera.tsx'),
);
jest.mock('../../../components/camera/liveness/load-face-finder.ts', () =>
  jest.requireActual('../../../testing/pretend-camera.tsx'),
);

const message = 'In the words of the server.';
const finding = (reason: CheckReason | null, photo: CheckedPhoto | null = null) =>
  identityAnswers().on(
    verifyIdentityEndpoint,
    () => foundBy(reason === null ? 90 : null, reason, false, photo),
    message,
  );
const choose = (language: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: 'Language' }), { target: { value: language } });

beforeEach(forgetVisits);
afterEach(() => void jest.useRealTimers());

describe('A check that failed', () => {
  test.each<[CheckReason, CheckedPhoto | null, string]>([
    ['TOO_DARK', 'selfie', 'The selfie was too dark. Find more light.'],
    ['TOO_DARK', 'document', 'The photo of your document was too dark. Lay it where there is more light.'],
    ['TOO_DARK', null, 'A photo was too dark. Take both again in more light.'],
    [
      'SEVERAL_FACES',
      'selfie',
      'There was more than one face on your selfie. Be alone in front of the camera.',
    ],
  ])('for %s of the %s says which photo to take better', async (reason, photo, sentence) => {
    const { user } = openAlone(finding(reason, photo));
    await press(user, 'Continue Verification');
    await verifyFromConsent(user);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(message);
  });

  test('says so in the language of the guest, in the message too', async () => {
    const { user } = openAlone(finding('BLURRED', 'document'));
    await press(user, 'Continue Verification');
    await giveConsent(user);
    await takeSelfie(user);
    await press(user, 'Capture Document');
    await press(user, 'Shoot');
    choose('de');
    await press(user, 'Identität prüfen');
    const sentence = /^Das Foto Ihres Ausweises war nicht scharf\. Halten Sie die Kamera still/;
    expect(await screen.findAllByText(sentence)).toHaveLength(2);
    expect(screen.getByRole('alert')).toHaveTextContent('Das Foto Ihres Ausweises war nicht scharf.');
    expect(screen.queryByText(message)).toBeNull();
  });
});

test.each([
  [true, 1],
  [false, 0],
])('a guest whose document has expired (%s) is told so with the result', async (document_expired, told) => {
  const api = identityAnswers().on(
    verifyIdentityEndpoint,
    () => ({ ...foundBy(90), document_expired }),
    message,
  );
  const { user } = openAlone(api);
  await press(user, 'Continue Verification');
  await verifyFromConsent(user);
  expect(await screen.findByRole('heading', { name: 'Verification Complete' })).toBeVisible();
  expect(screen.queryAllByText(/^Your document has expired\. Please bring a valid one/)).toHaveLength(told);
});

test.each([
  ['alert', 'BLURRED'],
  ['status', null],
] as const)('the message of a check, a %s, goes away after 5 seconds', async (role, reason) => {
  const { user } = openAlone(finding(reason, 'selfie'));
  await press(user, 'Continue Verification');
  await giveConsent(user);
  await takeSelfie(user);
  await press(user, 'Capture Document');
  await press(user, 'Shoot');
  const button = screen.getByRole('button', { name: 'Verify Identity' });
  jest.useFakeTimers();
  fireEvent.click(button);
  const shown = await screen.findByText(message);
  expect(shown.closest(`[role=${role}]`)).toBeVisible();
  act(() => jest.advanceTimersByTime(4500));
  expect(shown).toBeVisible();
  act(() => jest.advanceTimersByTime(500));
  expect(screen.queryByText(message)).toBeNull();
});
