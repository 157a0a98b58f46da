import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { callEndpoint } from '@suite/api-client';
import {
  confirmIdentityEndpoint,
  confirmPasskeyOptionsEndpoint,
  sendEmailVerificationEndpoint,
} from '@suite/contracts/auth';
import { findSignInProviderEndpoint, startSingleSignOnEndpoint } from '@suite/contracts/single-sign-on';
import { sessionAtom } from '@suite/session';
import { fakeApi, refusal, renderScreen, type FakeApi } from '@suite/testing';
import { userProfileFactory } from '@suite/testing/factories';
import { act, screen, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import { useState } from 'react';
import { store } from '../session/session-store.ts';
import { IdentityConfirmation, pendingConfirmationAtom } from './identity-confirmation.tsx';

const new_email = 'ana@new.test';
let api: FakeApi;
let isConfirmed: boolean;

/** This form takes the place of a remote's form. */
function Form() {
  const [outcome, setOutcome] = useState('');
  const send = () =>
    void callEndpoint(sendEmailVerificationEndpoint, { body: { new_email } }).then(
      () => setOutcome('sent'),
      ({ message }: Error) => setOutcome(message),
    );
  return (
    <>
      <input aria-label="New address" />
      <button onClick={send}>Send</button>
      <p>{outcome}</p>
    </>
  );
}

beforeEach(() => {
  isConfirmed = false;
  api = fakeApi()
    .on(sendEmailVerificationEndpoint, () => {
      if (!isConfirmed) {
        throw refusal(403, { errorType: 'CONFIRMATION_REQUIRED', message: 'Please confirm it is you.' });
      }
      return {};
    })
    .on(confirmIdentityEndpoint, ({ body }) => {
      const message = 'The password is not correct';
      if ((body as { usr_password: string }).usr_password !== 'Correct-horse-1') {
        throw refusal(400, { message, errors: [{ field: 'usr_password', message }] });
      }
      isConfirmed = true;
      return {};
    });
  store.set(sessionAtom, { status: 'signed-in', user: userProfileFactory.build() });
});

// A call that still waits would be repeated in the next test.
afterEach(() => act(async () => store.get(pendingConfirmationAtom)?.onFinish(false)));

async function ask() {
  const { user } = renderScreen(
    <Provider store={store}>
      <IdentityConfirmation />
      <Form />
    </Provider>,
  );
  await user.type(screen.getByLabelText('New address'), 'typed');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('dialog', { name: 'Confirm it is you' });
  return user;
}
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('asks for the password, says that one is wrong, and repeats the call after the right one', async () => {
  const user = await ask();
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Password is required')).toBeVisible();
  await user.type(screen.getByLabelText('Current Password'), 'Wrong-1{Enter}');
  expect(await screen.findByText('The password is not correct')).toBeVisible();
  await user.clear(screen.getByLabelText('Current Password'));
  await user.type(screen.getByLabelText('Current Password'), 'Correct-horse-1{Enter}');
  expect(await screen.findByText('sent')).toBeVisible();
  await closed();
  expect(api.callsTo(sendEmailVerificationEndpoint).map(({ body }) => body)).toEqual([
    { new_email },
    { new_email },
  ]);
  expect(screen.getByLabelText('New address')).toHaveValue('typed');
});

test('asks for a code too where two-step verification is on', async () => {
  const withApp = userProfileFactory.build({ has_second_factor: true });
  store.set(sessionAtom, { status: 'signed-in', user: withApp });
  const user = await ask();
  await user.type(screen.getByLabelText('Current Password'), 'Correct-horse-1');
  await user.type(screen.getByLabelText('Code'), '492039');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('sent')).toBeVisible();
  expect(api.callsTo(confirmIdentityEndpoint).map(({ body }) => body)).toEqual([
    { usr_password: 'Correct-horse-1', code: '492039', actions: [] },
  ]);
});

test('a call that the user does not confirm fails with the sentence of the server, and all stays typed', async () => {
  const user = await ask();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Please confirm it is you.')).toBeVisible();
  await closed();
  expect(screen.getByLabelText('New address')).toHaveValue('typed');
});

test('too many tries, and an account without a passkey, are said above the field', async () => {
  Object.assign(globalThis, { PublicKeyCredential: class {} });
  api.on(confirmPasskeyOptionsEndpoint, () => {
    throw refusal(409, { message: 'Your account has no passkey yet.' });
  });
  const user = await ask();
  await user.click(screen.getByRole('button', { name: 'Use a passkey instead' }));
  expect(await screen.findByText('Your account has no passkey yet.')).toBeVisible();
  api.on(confirmIdentityEndpoint, () => {
    throw refusal(429, { message: 'Too many failed sign-in attempts.' });
  });
  await user.type(screen.getByLabelText('Current Password'), 'Wrong-1{Enter}');
  expect(await screen.findByText('Too many failed sign-in attempts.')).toBeVisible();
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
});

test('a session that ends meanwhile takes the dialog away', async () => {
  await ask();
  act(() => store.set(sessionAtom, { status: 'signed-out', user: null }));
  await closed();
  expect(await screen.findByText('Please confirm it is you.')).toBeVisible();
});

test('who has no password here signs in again with the provider of the hotel, and comes back to the page', async () => {
  api
    .on(findSignInProviderEndpoint, () => ({ provider_name: 'Seaview ID' }))
    .on(startSingleSignOnEndpoint, () => ({ continue_at: '#at-the-provider' }));
  const { hotelId } = userProfileFactory.build();
  const user = await ask();
  await user.click(await screen.findByRole('button', { name: 'Continue with Seaview ID' }));
  await waitFor(() => expect(window.location.hash).toBe('#at-the-provider'));
  expect(api.callsTo(startSingleSignOnEndpoint)).toMatchObject([
    { url: `/auth/providers/${hotelId ?? 'platform'}/start`, body: { return_to: '/' } },
  ]);
  expect(screen.getByText(/What you typed here is not kept/)).toBeVisible();
  window.location.assign('#');
});

describe('a call that needs a confirmation of its own', () => {
  const id = '8a3f7c52-4f0e-4d0a-9c5e-3d1f5b7a9e11';
  const sentence = `Change the e-mail address of your account to ${new_email}`;
  const askBy = (more: object = {}) => {
    api.on(sendEmailVerificationEndpoint, () => {
      if (isConfirmed) return {};
      const action = { id, sentence, ...more };
      throw refusal(403, {
        errorType: 'CONFIRMATION_REQUIRED',
        message: 'Please confirm it is you.',
        action,
      });
    });
    return ask();
  };

  test('is shown by its sentence, and confirmed by its id with the password and a mailed code', async () => {
    api.on(confirmIdentityEndpoint, ({ body }) => {
      const message = 'Enter the code that was mailed to ana@suite.test';
      if (!(body as { code?: string }).code)
        throw refusal(400, { message, errors: [{ field: 'code', message }] });
      isConfirmed = true;
      return {};
    });
    const user = await askBy();
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.queryByRole('button', { name: /mail me a code/ })).toBeNull();
    expect(screen.queryByLabelText('Code')).toBeNull();
    await user.type(screen.getByLabelText('Current Password'), 'Correct-horse-1{Enter}');
    expect(await screen.findByText('Enter the code that was mailed to ana@suite.test')).toBeVisible();
    await user.type(screen.getByLabelText('Code'), '492039');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('sent')).toBeVisible();
    expect(api.callsTo(confirmIdentityEndpoint).map(({ body }) => body)).toEqual([
      { usr_password: 'Correct-horse-1', actions: [id] },
      { usr_password: 'Correct-horse-1', code: '492039', actions: [id] },
    ]);
  });

  test('of a session without a password is confirmed by a mailed code alone', async () => {
    api.on(confirmIdentityEndpoint, ({ body }) => {
      const message = 'Enter the code that was mailed to ana@suite.test';
      if (!(body as { code?: string }).code)
        throw refusal(400, { message, errors: [{ field: 'code', message }] });
      isConfirmed = true;
      return {};
    });
    const user = await askBy({ without_password: true });
    await user.click(screen.getByRole('button', { name: 'I have no password here: mail me a code' }));
    await user.type(await screen.findByLabelText('Code'), '492039{Enter}');
    expect(await screen.findByText('sent')).toBeVisible();
    expect(api.callsTo(confirmIdentityEndpoint).map(({ body }) => body)).toEqual([
      { actions: [id] },
      { code: '492039', actions: [id] },
    ]);
  });

  test('that is refused again fails with the sentence of the server', async () => {
    const user = await askBy();
    api.on(confirmIdentityEndpoint, () => ({}));
    await user.type(screen.getByLabelText('Current Password'), 'Correct-horse-1{Enter}');
    expect(await screen.findByText('Please confirm it is you.')).toBeVisible();
    await closed();
    expect(api.callsTo(sendEmailVerificationEndpoint)).toHaveLength(2);
  });
});
