import { beforeEach, expect, jest, test } from '@jest/globals';
import { verifyIdentityEndpoint } from '@suite/contracts/verification';
import { fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { installFakeCamera } from '../../../testing/fake-camera.ts';
import { installFakePicture, type FakePicture } from '../../../testing/fake-picture.ts';
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

let picture: FakePicture;

beforeEach(() => {
  forgetVisits();
  installFakeCamera();
  picture = installFakePicture();
});

async function openDocumentStep(allows_photo_files: boolean) {
  const booking = guestBooking(undefined, { allows_photo_files });
  const opened = openLink(() => booking, { api: identityAnswers() });
  await press(opened.user, 'Continue Verification');
  await giveConsent(opened.user);
  await takeSelfie(opened.user);
  await screen.findByRole('button', { name: 'Capture Document' });
  return opened;
}

const choose = (file: File) =>
  // A guest can choose files of any kind.
  fireEvent.change(screen.getByLabelText('Choose a photo'), {
    target: { files: Object.assign([file], { item: () => file }) },
  });
const large = new File([new Uint8Array(14 * 1024 * 1024)], 'large.jpg', { type: 'image/jpeg' });

test('a hotel that accepts no stored photos offers none', async () => {
  await openDocumentStep(false);
  expect(screen.queryByRole('button', { name: 'Choose a photo' })).toBeNull();
});

async function send(user: UserEvent, api: Awaited<ReturnType<typeof openDocumentStep>>['api']) {
  expect(await screen.findByText('Document captured successfully')).toHaveFocus();
  await press(user, 'Verify Identity');
  await screen.findByRole('heading', { name: 'Verification Complete' });
  return api.callsTo(verifyIdentityEndpoint)[0]?.body as FormData;
}

test('a stored photo is sent as one, and as it is', async () => {
  const { user, api } = await openDocumentStep(true);
  const file = new File(['passport'], 'passport.jpg', { type: 'image/jpeg' });
  choose(file);
  const form = await send(user, api);
  expect(form.get('document_source')).toBe('file');
  expect((form.get('document') as File).size).toBe(file.size);
});

test.each([
  ['14 MB', large, { width: 4000, height: 3000 }, '4000x3000'],
  [
    '108 megapixels',
    new File(['-'], 'large.jpg', { type: 'image/jpeg' }),
    { width: 12000, height: 9000 },
    '4096x3072',
  ],
  [
    'a format that only the browser opens',
    new File(['-'], 'large.heic'),
    { width: 3000, height: 4000 },
    '3000x4000',
  ],
])('a photo of %s is made a JPEG that the server accepts', async (_, file, size, sent) => {
  const { user, api } = await openDocumentStep(true);
  Object.assign(picture, size);
  choose(file);
  const document = (await send(user, api)).get('document') as File;
  expect([document.name, document.type]).toEqual(['large.jpg', 'image/jpeg']);
  expect(await textOf(document)).toBe(`${sent} image/jpeg 0.8`);
});

test.each([
  ['IMG_1.HEIC', 'image/heic', /cannot open photos in the HEIC format.*Most Compatible/],
  ['letter.jpg', 'image/jpeg', /cannot open this file as a photo/],
])(
  'a file that the browser cannot open (%s) is refused until another one is chosen',
  async (name, type, words) => {
    await openDocumentStep(true);
    picture.opens = false;
    choose(new File(['-'], name, { type }));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('button', { name: 'Verify Identity' })).toBeDisabled();
    picture.opens = true;
    choose(large);
    expect(await screen.findByText('Document captured successfully')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

function textOf(file: File): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(file);
  });
}
