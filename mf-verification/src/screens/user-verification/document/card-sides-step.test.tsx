import { beforeEach, expect, jest, test } from '@jest/globals';
import { verifyIdentityEndpoint, type DocumentSide } from '@suite/contracts/verification';
import type { FakeApi } from '@suite/testing/fake-api';
import { screen, waitFor } from '@testing-library/react';
import { installFakePicture } from '../../../testing/fake-picture.ts';
import { forgetVisits } from '../../../testing/forget-visits.ts';
import { guestBooking } from '../../../testing/guest-booking.ts';
import { foundBy, identityAnswers } from '../../../testing/identity-answers.ts';
import { openLink } from '../../../testing/open-link.tsx';
import { giveConsent, press, takeSelfie, verifyDocument } from '../../../testing/walk-wizard.ts';

jest.mock('../../../components/camera/camera-capture.tsx', () =>
  jest.requireActual('../../../testing/pretend-camera.tsx'),
);
jest.mock('../../../components/camera/liveness/load-face-finder.ts', () =>
  jest.requireActual('../../../testing/pretend-camera.tsx'),
);

beforeEach(forgetVisits);

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const needed = 'We also need the other side of your card. Turn it over and photograph it.';
const missing = foundBy(null, 'OTHER_SIDE_MISSING', false, 'document');

/** Requests the other side `times` times, then accepts. */
function asking(times: number): FakeApi {
  let left = times;
  return identityAnswers().on(verifyIdentityEndpoint, () => (left-- > 0 ? missing : foundBy(92.5)));
}

const sentTo = (api: FakeApi) => api.callsTo(verifyIdentityEndpoint).map(({ body }) => body as FormData);
const sent = (form: FormData | undefined) =>
  ['document', 'document_back', 'document_type', 'document_source'].map((name) => {
    const value = form?.get(name);
    return value instanceof File ? value.name : (value ?? null);
  });

/** Opens the link again after the server has stored one side of the card. */
function comeBack(api: FakeApi, document_side: DocumentSide) {
  const booking = guestBooking();
  const accepted_selfies = [{ ...booking.person, document_side }];
  return openLink(() => ({ ...booking, accepted_selfies }), { api });
}

const sentSides = (api: FakeApi) =>
  sentTo(api).map((form) =>
    ['document', 'document_back', 'document_type', 'kept_side'].map((name) => {
      const value = form.get(name);
      return value instanceof File ? value.name : value;
    }),
  );

async function openDocumentStep(api: FakeApi, allows_photo_files = false) {
  const booking = guestBooking(undefined, { allows_photo_files });
  const opened = openLink(() => booking, { api });
  await press(opened.user, 'Continue Verification');
  await giveConsent(opened.user);
  await takeSelfie(opened.user);
  await screen.findByRole('button', { name: 'Capture Document' });
  return opened;
}

async function shoot(...[user, name]: Parameters<typeof press>) {
  await press(user, name);
  await press(user, 'Shoot');
}

test('a document is a passport unless the guest says that it is an ID card', async () => {
  const { user, api } = await openDocumentStep(asking(0));
  expect(screen.getByRole('radio', { name: 'Passport' })).toBeChecked();
  expect(screen.getByText('Use the side or page with your photo.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'ID card' }));
  expect(screen.getByText(/Start with the side with your photo/)).toBeVisible();
  await verifyDocument(user);
  await heading('Verification Complete');
  expect(sentTo(api).map(sent)).toEqual([['document-1.jpg', null, 'id_card', null]]);
});

test('the other side is taken once it is asked for, and sent with the side of before', async () => {
  const { user, api } = await openDocumentStep(asking(1));
  await verifyDocument(user);
  expect(await screen.findByText(needed)).toBeVisible();
  expect(await heading('Document')).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('img', { name: 'First side' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Verify Identity' })).toBeDisabled();
  await shoot(user, 'Capture the other side');
  expect(await screen.findByRole('button', { name: 'Retake the other side' })).toHaveFocus();
  expect(screen.queryByText(needed)).toBeNull();
  await press(user, 'Verify Identity');
  await heading('Verification Complete');
  expect(sentTo(api).map(sent)).toEqual([
    ['document-1.jpg', null, 'passport', null],
    ['document-1.jpg', 'document-1.jpg', 'passport', null],
  ]);
});

test('each side is taken again alone', async () => {
  const { user } = await openDocumentStep(asking(1));
  await verifyDocument(user);
  await shoot(user, 'Capture the other side');
  await press(user, 'Retake the first side');
  expect(screen.getByRole('button', { name: 'Capture the first side' })).toHaveFocus();
  expect(screen.getByRole('img', { name: 'Other side' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Verify Identity' })).toBeDisabled();
  await shoot(user, 'Capture the first side');
  await press(user, 'Retake the other side');
  expect(screen.getByRole('img', { name: 'First side' })).toBeVisible();
  expect(screen.queryByRole('img', { name: 'Other side' })).toBeNull();
});

test('the same side twice is told, and the first photo stays', async () => {
  const { user } = await openDocumentStep(asking(2));
  await verifyDocument(user);
  await shoot(user, 'Capture the other side');
  await press(user, 'Verify Identity');
  expect(await screen.findByText(/Both photos show the same side/)).toBeVisible();
  expect(screen.getByRole('img', { name: 'First side' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Capture the other side' })).toBeVisible();
});

test('a card with nothing on its back is decided about, and does not keep the guest', async () => {
  let answer = missing;
  const api = identityAnswers().on(verifyIdentityEndpoint, () => answer);
  const { user } = await openDocumentStep(api);
  await verifyDocument(user);
  await screen.findByText(needed);
  answer = foundBy(91, 'DOCUMENT_NOT_READ', true, 'document');
  await press(user, 'There is nothing on the back');
  await heading('Verification Failed');
  expect(screen.getByText(/could not read enough of your document/)).toBeVisible();
  expect(sentTo(api).map(sent).at(-1)).toEqual(['document-1.jpg', null, 'one_sided_card', null]);
  await press(user, 'Try Again');
  expect(await screen.findByRole('button', { name: 'Capture Document' })).toBeVisible();
});

test('a side that is a stored photo makes the document one', async () => {
  installFakePicture();
  const { user, api } = await openDocumentStep(asking(1), true);
  await verifyDocument(user);
  await screen.findByText(needed);
  const back = new File(['back'], 'back.jpg', { type: 'image/jpeg' });
  await user.upload(screen.getByLabelText('Choose a photo'), back);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Verify Identity' })).toBeEnabled());
  await press(user, 'Verify Identity');
  await waitFor(() => expect(sentTo(api)).toHaveLength(2));
  expect(sent(sentTo(api)[1])).toEqual(['document-1.jpg', 'back.jpg', 'passport', 'file']);
});

test('after a reload the first side is kept, and the other one is taken and sent alone', async () => {
  const api = asking(0);
  const { user } = comeBack(api, 'document');
  expect(await screen.findByText(needed)).toBeVisible();
  expect(screen.getByRole('region', { name: 'First side' })).toHaveTextContent('Already photographed');
  await shoot(user, 'Capture the other side');
  await press(user, 'Verify Identity');
  await heading('Verification Complete');
  expect(sentSides(api)).toEqual([[null, 'document-1.jpg', 'id_card', 'document']]);
});

test('after a reload the kept side can be taken again, or be all there is', async () => {
  const api = asking(0);
  const { user } = comeBack(api, 'document');
  await press(user, 'Retake the first side');
  await shoot(user, 'Capture the first side');
  await press(user, 'There is nothing on the back');
  await heading('Verification Complete');
  expect(sentSides(api)).toEqual([['document-1.jpg', null, 'one_sided_card', null]]);
});

test('after a refusal about one side that one alone is taken again', async () => {
  let answer = missing;
  const api = identityAnswers().on(verifyIdentityEndpoint, () => answer);
  const { user } = await openDocumentStep(api);
  await verifyDocument(user);
  await shoot(user, 'Capture the other side');
  answer = foundBy(null, 'BLURRED', false, 'document', 'document');
  await press(user, 'Verify Identity');
  await heading('Verification Failed');
  await press(user, 'Try Again');
  expect(await screen.findByText(/We need only one side again/)).toBeVisible();
  expect(screen.getByRole('img', { name: 'Other side' })).toBeVisible();
  answer = foundBy(92.5);
  await shoot(user, 'Capture the first side');
  await press(user, 'Verify Identity');
  await heading('Verification Complete');
});

test('a check that came to nothing keeps both sides', async () => {
  const { user, api } = await openDocumentStep(asking(1));
  await verifyDocument(user);
  await shoot(user, 'Capture the other side');
  api.on(verifyIdentityEndpoint, () => {
    throw new Error('no line');
  });
  await press(user, 'Verify Identity');
  expect(await screen.findByText(/Your photos are still here/)).toBeVisible();
  expect(screen.getByRole('img', { name: 'First side' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Other side' })).toBeVisible();
});
