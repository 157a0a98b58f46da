import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { loginEndpoint, loginSecondFactorEndpoint, type SecondStep } from '@suite/contracts/auth';
import { sessionAtom } from '@suite/session';
import { fakeApi, refusal, renderScreen, type FakeApi } from '@suite/testing';
import { userProfileFactory } from '@suite/testing/factories';
import { screen, waitFor } from '@testing-library/react';
import { store } from '../../session/session-store.ts';
import { SignInScreen } from '../sign-in.screen.tsx';

let api: FakeApi;
let second_steps: SecondStep[];

beforeEach(() => {
  localStorage.clear();
  second_steps = ['code'];
  Object.assign(globalThis, { PublicKeyCredential: class {} });
  store.set(sessionAtom, { status: 'signed-out', user: null });
  api = fakeApi().on(loginEndpoint, () => ({ step: 'second-factor', second_steps, login_token: 'token' }));
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
});

async function reachSecondStep() {
  const { user } = renderScreen(<SignInScreen />);
  await user.type(screen.getByLabelText('Email'), 'admin@seaview.test');
  await user.type(screen.getByLabelText('Password'), 'Demo1234{Enter}');
  await screen.findByRole('heading', { name: 'Confirm it is you' });
  return user;
}
const sent = () => api.callsTo(loginSecondFactorEndpoint).map(({ body }) => body);

test('the code of the app ends the sign-in; nothing is kept before it is right', async () => {
  const person = userProfileFactory.build();
  api.on(loginSecondFactorEndpoint, ({ body }) => {
    const message = 'This code is not correct.';
    if ((body as { code: string }).code !== '492039') {
      throw refusal(400, { message, errors: [{ field: 'code', message }] });
    }
    return { user: person, accessToken: 'a', refreshToken: 'r' };
  });
  const user = await reachSecondStep();
  const code = screen.getByLabelText('Code');
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Code is required')).toBeVisible();
  await user.type(code, '111111{Enter}');
  expect(await screen.findByText('This code is not correct.')).toBeVisible();
  expect(localStorage.getItem('persist:auth')).toBeNull();
  await user.clear(code);
  await user.type(code, '492039{Enter}');
  await waitFor(() => expect(store.get(sessionAtom)).toEqual({ status: 'signed-in', user: person }));
  expect(sent().at(-1)).toEqual({ code: '492039', login_token: 'token' });
});

test('a recovery code takes its place', async () => {
  api.on(loginSecondFactorEndpoint, () => ({
    user: userProfileFactory.build(),
    accessToken: 'a',
    refreshToken: 'r',
  }));
  const user = await reachSecondStep();
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  await user.type(screen.getByLabelText('Recovery Code'), 'ABCD-EFGH-JKLM-NPQR{Enter}');
  await waitFor(() => expect(sent()).toEqual([{ code: 'ABCD-EFGH-JKLM-NPQR', login_token: 'token' }]));
});

test('too many wrong codes are said above, and a sign-in that took too long begins again', async () => {
  api.on(loginSecondFactorEndpoint, () => {
    throw refusal(429, { message: 'Too many wrong codes.' });
  });
  const user = await reachSecondStep();
  await user.type(screen.getByLabelText('Code'), '492039{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many wrong codes.');
  api.on(loginSecondFactorEndpoint, () => {
    throw refusal(401, { message: 'This sign-in took too long.', errorType: 'INVALID_CREDENTIALS' });
  });
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('This sign-in took too long.');
  expect(screen.getByLabelText('Email')).toHaveValue('admin@seaview.test');
  expect(screen.getByLabelText('Password')).toHaveValue('');
});

test('an account with a passkey alone is asked for that, and for no code', async () => {
  second_steps = ['passkey'];
  const user = await reachSecondStep();
  expect(screen.getByRole('button', { name: 'Sign in with a passkey' })).toBeEnabled();
  expect(screen.queryByLabelText('Code')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeVisible();
});
