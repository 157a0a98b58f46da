import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { getUserProfileEndpoint, loginEndpoint, logoutEndpoint } from '@suite/contracts/auth';
import {
  findSignInProviderEndpoint,
  finishSingleSignOnEndpoint,
  startSingleSignOnEndpoint,
} from '@suite/contracts/single-sign-on';
import { fakeApi, refusal, type FakeApi } from '@suite/testing';
import { userProfileFactory } from '@suite/testing/factories';
import { toast } from '@suite/ui/core';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { signOut } from '../../session/session-store.ts';
import { answerRegistry } from '../../testing/answer-registry.ts';
import { renderShell } from '../../testing/render-shell.tsx';

let api: FakeApi;

beforeEach(() => {
  localStorage.clear();
  toast.clear();
  api = fakeApi()
    .on(getUserProfileEndpoint, () => {
      throw refusal(401);
    })
    .on(findSignInProviderEndpoint, ({ url }) => ({
      provider_name: url.endsWith('/7') ? 'Seaview ID' : null,
    }))
    .on(startSingleSignOnEndpoint, () => ({ continue_at: '#at-the-provider' }));
  answerRegistry({ remotes: [] });
});
afterEach(() => window.location.assign('#'));

const button = () => screen.findByRole('button', { name: 'Continue with Seaview ID' });

test("a hotel's sign-in address offers its provider, which opens the page that was wanted", async () => {
  const { user } = renderShell('/login?hotel=7');
  await user.click(await button());
  await waitFor(() => expect(window.location.hash).toBe('#at-the-provider'));
  expect(api.callsTo(startSingleSignOnEndpoint)).toMatchObject([
    { url: '/auth/providers/7/start', body: { return_to: '/' } },
  ]);
});

test.each(['/login', '/login?hotel=x', '/login?hotel=-1'])('%s asks for no provider', async (url) => {
  renderShell(url);
  expect(await screen.findByLabelText('Password')).toBeVisible();
  expect(api.callsTo(findSignInProviderEndpoint)).toEqual([]);
});

test('a hotel without a provider shows the sign-in page as ever', async () => {
  renderShell('/login?hotel=8');
  await waitFor(() => expect(api.callsTo(findSignInProviderEndpoint)).toHaveLength(1));
  expect(await screen.findByLabelText('Password')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Continue with/ })).toBeNull();
});

test('a provider that is away is said, and the button stays', async () => {
  const message = 'Seaview ID cannot be reached right now.';
  api.on(startSingleSignOnEndpoint, () => {
    throw refusal(409, { message });
  });
  const { user } = renderShell('/login?hotel=7');
  await user.click(await button());
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(await button()).toBeEnabled();
});

test('what the provider sent back is used once; the page that was wanted opens, and the provider is offered next time', async () => {
  const user = userProfileFactory.build();
  const signedIn = { user, accessToken: 'a', refreshToken: 'r' };
  api.on(finishSingleSignOnEndpoint, () => ({ ...signedIn, return_to: '/reports?page=2' }));
  const { url } = renderShell('/single-sign-on/7?code=secret&state=s');
  await waitFor(() => expect(url()).toBe('/reports?page=2'));
  expect(api.callsTo(finishSingleSignOnEndpoint)).toMatchObject([
    { url: '/auth/providers/7/finish', body: { query: '?code=secret&state=s' } },
  ]);
  expect(JSON.stringify({ ...localStorage })).not.toContain('secret');
  api.on(logoutEndpoint, () => ({ continue_at: '#signed-out-there' }));
  await signOut();
  expect(window.location.hash).toBe('#signed-out-there');
  expect(await button()).toBeVisible();
});

test('an answer that was used already leads on where its session lives, and is refused where none does', async () => {
  const used = refusal(401, { errorType: 'INVALID_CREDENTIALS', message: 'This sign-in was used already.' });
  api.on(finishSingleSignOnEndpoint, () => {
    throw used;
  });
  renderShell('/single-sign-on/7?code=x&state=s');
  expect(await screen.findByRole('alert')).toHaveTextContent('This sign-in was used already.');
  cleanup();
  api.on(getUserProfileEndpoint, () => userProfileFactory.build());
  const { url } = renderShell('/single-sign-on/7?code=x&state=s');
  await waitFor(() => expect(url()).not.toContain('single-sign-on'));
});

test('a refusal is said, with the way back to the same sign-in page', async () => {
  const message = 'Your provider has not confirmed your e-mail address.';
  api.on(finishSingleSignOnEndpoint, () => {
    throw refusal(403, { message });
  });
  const { user } = renderShell('/single-sign-on/7?code=x&state=s');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  await user.click(screen.getByRole('link', { name: 'Back to sign in' }));
  expect(await button()).toBeVisible();
});

test('who may not use a password is offered the provider', async () => {
  const message = 'Your hotel uses Seaview ID to sign in. Continue with Seaview ID.';
  api.on(loginEndpoint, () => {
    throw refusal(403, { message, errors: [{ field: 'provider', message: '7' }] });
  });
  const { user } = renderShell('/login');
  await user.type(await screen.findByLabelText('Email'), 'ana@seaview.test');
  await user.type(screen.getByLabelText('Password'), 'Seaside-42{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(await button()).toBeVisible();
});
