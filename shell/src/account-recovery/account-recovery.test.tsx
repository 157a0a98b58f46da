import { beforeEach, expect, test } from '@jest/globals';
import {
  forgotPasswordEndpoint,
  getUserProfileEndpoint,
  openPasswordResetEndpoint,
  resetPasswordEndpoint,
  undoEmailChangeEndpoint,
} from '@suite/contracts/auth';
import { fakeApi, refusal, type FakeApi } from '@suite/testing';
import { toast } from '@suite/ui/core';
import { screen } from '@testing-library/react';
import { answerRegistry } from '../testing/answer-registry.ts';
import { renderShell } from '../testing/render-shell.tsx';

let api: FakeApi;

beforeEach(() => {
  localStorage.clear();
  toast.clear();
  api = fakeApi()
    .on(getUserProfileEndpoint, () => {
      throw refusal(401);
    })
    .on(openPasswordResetEndpoint, () => ({ password_min_length: 6 }))
    .on(resetPasswordEndpoint, () => ({}), 'Password updated successfully!');
  answerRegistry({ remotes: [] });
});

const over = 'This link is no longer valid.';

async function choose(user: ReturnType<typeof renderShell>['user'], password: string, again = password) {
  await user.type(await screen.findByLabelText('New Password'), password);
  await user.type(screen.getByLabelText('Confirm Password'), again);
  await user.click(screen.getByRole('button', { name: 'Save new password' }));
}

test('the link of a mail chooses a new password and leads to sign in', async () => {
  const { user, url } = renderShell('/reset-password#secret');
  await choose(user, 'Seaside-42');
  expect(await screen.findByText('Password updated successfully!')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeVisible();
  expect(url()).toBe('/login');
  expect(api.callsTo(resetPasswordEndpoint).map(({ body }) => body)).toEqual([
    { token: 'secret', usr_password: 'Seaside-42' },
  ]);
});

test('passwords that break the rules are not sent, and a refusal is said in its place', async () => {
  const { user } = renderShell('/reset-password#secret');
  await choose(user, 'abcdef', 'other1');
  expect(await screen.findByText('Passwords must match')).toBeVisible();
  expect(api.callsTo(resetPasswordEndpoint)).toEqual([]);
  const message = 'This password is too common. Please choose another one';
  api.on(resetPasswordEndpoint, () => {
    throw refusal(400, { message, errors: [{ field: 'usr_password', message }] });
  });
  await user.clear(screen.getByLabelText('New Password'));
  await user.clear(screen.getByLabelText('Confirm Password'));
  await choose(user, 'Password1');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  api.on(resetPasswordEndpoint, () => {
    throw refusal(400, { message: over, errors: [{ field: 'token', message: over }] });
  });
  await user.click(screen.getByRole('button', { name: 'Save new password' }));
  expect(await screen.findByText(over)).toBeVisible();
});

test('the hint waits for the number of the account, and shorter passwords are not sent', async () => {
  let answer = () => undefined as void;
  const opened = new Promise<void>((resolve) => (answer = resolve));
  api.on(openPasswordResetEndpoint, async () => {
    await opened;
    return { password_min_length: 10 };
  });
  const { user } = renderShell('/reset-password#secret');
  await screen.findByLabelText('New Password');
  expect(screen.queryByText(/At least/)).toBeNull();
  answer();
  expect(await screen.findByText(/^At least 10 characters/)).toBeVisible();
  await choose(user, 'Seaside-4');
  expect(await screen.findByText('Password must be at least 10 characters')).toBeVisible();
  expect(api.callsTo(openPasswordResetEndpoint).map(({ body }) => body)).toEqual([{ token: 'secret' }]);
  expect(api.callsTo(resetPasswordEndpoint)).toEqual([]);
});

test('a link that is over is said before a password is typed; without an answer the form has no hint', async () => {
  api.on(openPasswordResetEndpoint, () => {
    throw refusal(400, { message: over, errorType: 'VALIDATION_ERROR' });
  });
  const first = renderShell('/reset-password#used');
  expect(await screen.findByText(over)).toBeVisible();
  first.unmount();
  api.on(openPasswordResetEndpoint, () => {
    throw refusal(500, { message: 'Something went wrong' });
  });
  const { user } = renderShell('/reset-password#secret');
  await choose(user, 'Seaside-42');
  expect(await screen.findByText('Password updated successfully!')).toBeVisible();
});

test('the former address takes its account back, which opening the link alone does not do', async () => {
  api.on(undoEmailChangeEndpoint, () => ({ usr_email: 'ana@suite.test', reset_token: 'next' }));
  const { user } = renderShell('/undo-email-change#secret');
  const button = await screen.findByRole('button', { name: 'Restore my address' });
  expect(api.callsTo(undoEmailChangeEndpoint)).toEqual([]);
  await user.click(button);
  expect(await screen.findByText(/has the address ana@suite\.test again/)).toBeVisible();
  await choose(user, 'Seaside-42');
  expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeVisible();
  expect(api.callsTo(undoEmailChangeEndpoint).map(({ body }) => body)).toEqual([{ token: 'secret' }]);
  expect(api.callsTo(resetPasswordEndpoint).map(({ body }) => body)).toEqual([
    { token: 'next', usr_password: 'Seaside-42' },
  ]);
});

test('a new way to sign in is undone by the button of its page, after which a password is chosen', async () => {
  api.on(undoEmailChangeEndpoint, () => ({ usr_email: 'ana@suite.test', reset_token: 'next' }));
  const { user } = renderShell('/undo-new-sign-in#secret');
  const button = await screen.findByRole('button', { name: 'Undo and choose a password' });
  expect(screen.getByRole('heading', { name: 'Undo a new way to sign in' })).toBeVisible();
  expect(screen.getByText(/every device is signed out/)).toBeVisible();
  expect(api.callsTo(undoEmailChangeEndpoint)).toEqual([]);
  await user.click(button);
  expect(await screen.findByText(/new way to sign in to ana@suite\.test is removed/)).toBeVisible();
  await choose(user, 'Seaside-42');
  expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeVisible();
  expect(api.callsTo(undoEmailChangeEndpoint).map(({ body }) => body)).toEqual([{ token: 'secret' }]);
});

test('a link that is over says so, with the way to sign in', async () => {
  api.on(undoEmailChangeEndpoint, () => {
    throw refusal(400, { message: over });
  });
  const { user } = renderShell('/undo-email-change#secret');
  await user.click(await screen.findByRole('button', { name: 'Restore my address' }));
  expect(await screen.findByText(over)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/login');
});

const sent = 'If this address has an account, a link is on its way.';

test('a forgotten password is asked for from the sign-in page, and the answer is shown in place of the form', async () => {
  api.on(forgotPasswordEndpoint, () => ({}), sent);
  const { user, url } = renderShell('/login');
  await user.click(await screen.findByRole('link', { name: 'Forgot password?' }));
  expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  expect(url()).toBe('/forgot-password');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText('Email is required')).toBeVisible();
  await user.type(screen.getByLabelText('Email'), 'ana@suite.test{Enter}');
  expect(await screen.findByText(sent)).toBeVisible();
  expect(screen.queryByLabelText('Email')).toBeNull();
  expect(api.callsTo(forgotPasswordEndpoint).map(({ body }) => body)).toEqual([
    { usr_email: 'ana@suite.test' },
  ]);
});

test('too many requests are said, and the address stays', async () => {
  api.on(forgotPasswordEndpoint, () => {
    throw refusal(429, { message: 'Too many links were requested.' });
  });
  const { user } = renderShell('/forgot-password');
  await user.type(await screen.findByLabelText('Email'), 'ana@suite.test{Enter}');
  expect(await screen.findByText('Too many links were requested.')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('ana@suite.test');
});
