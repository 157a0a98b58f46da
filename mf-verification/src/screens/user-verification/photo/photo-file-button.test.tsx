import { beforeEach, expect, jest, test } from '@jest/globals';
import { verifyIdentityEndpoint } from '@suite/contracts/verification';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { forgetVisits } from '../../../testing/forget-visits.ts';
import { guestBooking } from '../../../testing/guest-booking.ts';
import { identityAnswers } from '../../../testing/identity-answers.ts';
import { openLink } from '../../../testing/open-link.tsx';
import { giveConsent, press, takeSelfie } from '../../../testing/walk-wizard.ts';

jest.mock('../../../components/camera/camera-capture.tsx', () =>
  jest.requireActual('../../../testing/pretend-camera.tsx'),
);
jest.mock('../../../components/camera/liveness/load-face-finder.ts', () =>
  jest.requireActual('../../../testing/pretend-camera.tsx'),
);

beforeEach(forgetVisits);

async function openDocumentStep(allows_photo_files: boolean) {
  const booking = guestBooking(undefined, { allows_photo_files });
  const opened = openLink(() => booking, { api: identityAnswers() });
  await press(opened.user, 'Continue Verification');
  await giveConsent(opened.user);
  await takeSelfie(opened.user);
  await screen.findByRole('button', { name: 'Capture Document' });
  return opened;
}

const choose = (user: UserEvent, file: File) => user.upload(screen.getByLabelText('Choose a photo'), file);

test('a hotel that accepts no stored photos offers none', async () => {
  await openDocumentStep(false);
  expect(screen.queryByRole('button', { name: 'Choose a photo' })).toBeNull();
});

test('a stored photo is sent as one', async () => {
  const { user, api } = await openDocumentStep(true);
  await choose(user, new File(['passport'], 'passport.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByText('Document captured successfully')).toHaveFocus();
  await press(user, 'Verify Identity');
  await screen.findByRole('heading', { name: 'Verification Complete' });
  const form = api.callsTo(verifyIdentityEndpoint)[0]?.body as FormData;
  expect(form.get('document_source')).toBe('file');
});

test('a photo that the server would refuse for its size is refused at once', async () => {
  const { user } = await openDocumentStep(true);
  const large = new File([new Uint8Array(13 * 1024 * 1024)], 'large.jpg', { type: 'image/jpeg' });
  await choose(user, large);
  expect(await screen.findByText('The photo is too large. Choose one of at most 12 MB.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Verify Identity' })).toBeDisabled();
});
