import { afterEach, beforeEach, expect, test } from '@jest/globals';
import {
  createPasskeyOptionsEndpoint,
  deletePasskeyEndpoint,
  listPasskeysEndpoint,
  renamePasskeyEndpoint,
} from '@suite/contracts/auth';
import { type FakeApi } from '@suite/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { completeProfile, openAccount } from '../../../testing/open-account.tsx';
import { checkNewPasskey, describePasskeyFailure } from './passkey-dialogs.tsx';

beforeEach(() => void Object.assign(globalThis, { PublicKeyCredential: class {} }));
afterEach(() => void Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));

const open = (prepare?: (api: FakeApi) => void) => openAccount(completeProfile(), prepare);

async function openDialog(button: string, title: string) {
  fireEvent.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  return {
    dialog,
    fill: (label: string, value: string) =>
      fireEvent.change(dialog.getByLabelText(label), { target: { value } }),
    press: (name: string) => fireEvent.click(dialog.getByRole('button', { name })),
  };
}

test('a passkey says since when it is there and whether it was used', async () => {
  open();
  expect(await screen.findByText('Work laptop')).toBeVisible();
  expect(screen.getByText('Added 01/Feb/2027 · never used')).toBeVisible();
});

test('without one the page says what they are for, and what a browser lacks', async () => {
  open((api) => api.on(listPasskeysEndpoint, () => ({ passkeys: [] })));
  expect(await screen.findByText(/instead of a password\.$/)).toBeVisible();
});

test('a browser that knows no passkeys offers none', async () => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  open((api) => api.on(listPasskeysEndpoint, () => ({ passkeys: [] })));
  expect(await screen.findByText(/This browser cannot make passkeys\.$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});

test('is renamed, and never to nothing', async () => {
  const { api } = open();
  const { dialog, fill, press } = await openDialog('Rename Work laptop', 'Rename Passkey');
  expect(dialog.getByLabelText('Passkey Name')).toHaveValue('Work laptop');
  fill('Passkey Name', ' ');
  press('Rename');
  expect(await dialog.findByText('Passkey name is required')).toBeVisible();
  fill('Passkey Name', ' Front desk ');
  press('Rename');
  expect(await screen.findByText('The passkey is renamed.')).toBeVisible();
  expect(await screen.findByText('Front desk')).toBeVisible();
  expect(api.callsTo(renamePasskeyEndpoint).map(({ body }) => body)).toEqual([
    { passkey_name: 'Front desk' },
  ]);
});

test('keeps its name without a call when nothing was changed, and says why it could not be renamed', async () => {
  const { api } = open((fake) =>
    fake.refuse(renamePasskeyEndpoint, 404, { message: 'This passkey was removed already.' }),
  );
  const first = await openDialog('Rename Work laptop', 'Rename Passkey');
  first.press('Rename');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.callsTo(renamePasskeyEndpoint)).toEqual([]);
  const second = await openDialog('Rename Work laptop', 'Rename Passkey');
  second.fill('Passkey Name', 'Front desk');
  second.press('Rename');
  expect(await second.dialog.findByText('This passkey was removed already.')).toBeVisible();
});

test('is removed once that is confirmed, and the focus stays at the list', async () => {
  open();
  (await screen.findByRole('button', { name: 'Remove Work laptop' })).focus();
  const { press } = await openDialog('Remove Work laptop', 'Remove Passkey');
  press('Remove');
  expect(await screen.findByText('The passkey is removed.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Work laptop')).toBeNull());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Passkeys' })).toHaveFocus());
});

test('a removal that is refused is said', async () => {
  open((api) => api.refuse(deletePasskeyEndpoint, 500));
  const { press } = await openDialog('Remove Work laptop', 'Remove Passkey');
  press('Remove');
  expect(await screen.findByText(deletePasskeyEndpoint.fallbackMessage)).toBeVisible();
  expect(screen.getByText('Work laptop')).toBeVisible();
});

test('a new one that is not confirmed keeps its name in the form, and says why', async () => {
  open((fake) =>
    fake.refuse(createPasskeyOptionsEndpoint, 403, {
      errorType: 'CONFIRMATION_REQUIRED',
      message: 'Please confirm it is you to continue.',
    }),
  );
  const { dialog, fill, press } = await openDialog('Add a passkey', 'Add a Passkey');
  fill('Passkey Name', 'Phone');
  press('Add Passkey');
  expect(await dialog.findByText('Please confirm it is you to continue.')).toBeVisible();
  expect(dialog.getByLabelText('Passkey Name')).toHaveValue('Phone');
});

test('passkeys that cannot be fetched are said to be', async () => {
  open((api) => api.refuse(listPasskeysEndpoint, 500));
  expect(await screen.findByText(listPasskeysEndpoint.fallbackMessage)).toBeVisible();
});

test('a name is trimmed and may be left out', () => {
  expect(checkNewPasskey({ passkey_name: ' ' })).toEqual({ value: { passkey_name: '' } });
  expect(checkNewPasskey({ passkey_name: ' Desk ' })).toEqual({ value: { passkey_name: 'Desk' } });
});

test('a name that is too long is refused', () => {
  expect(checkNewPasskey({ passkey_name: 'x'.repeat(51) })).toEqual({
    errors: { passkey_name: 'Passkey name must not exceed 50 characters' },
  });
});

const named = (name: string) => Object.assign(new Error('as the browser says it'), { name });

test.each([
  ['ApiCallError', 'as the browser says it'],
  ['InvalidStateError', 'This device already has a passkey for your account.'],
  ['NotAllowedError', 'Nothing was confirmed in time. Try again when you are ready.'],
  ['AbortError', 'Nothing was confirmed in time. Try again when you are ready.'],
  ['SecurityError', 'Your browser could not make a passkey.'],
])('%s is told in a plain sentence', (name, sentence) => {
  expect(describePasskeyFailure(named(name))).toBe(sentence);
});
