import { beforeEach, describe, expect, test } from '@jest/globals';
import { loginEndpoint } from '@suite/contracts/auth';
import { fakeApi, refusal, renderScreen, type FakeApi } from '@suite/testing';
import { userProfileFactory } from '@suite/testing/factories';
import { screen, waitFor, within } from '@testing-library/react';
import { SignInScreen } from './sign-in.screen.tsx';

let api: FakeApi;

beforeEach(() => {
  localStorage.clear();
  api = fakeApi();
});

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: /Sign In to Dashboard/ });

describe('SignInScreen', () => {
  test('tells what this is beside the card to sign in, and offers to register', () => {
    renderScreen(<SignInScreen />);
    const about = within(screen.getByRole('region', { name: 'About' }));
    expect(about.getByText('Hotel Management Suite')).toBeVisible();
    expect(about.getByText(/in one calm place\.$/)).toBeVisible();
    expect(about.getByRole('button', { name: 'Register Your Hotel' })).toBeEnabled();
    expect(screen.getByRole('heading', { name: 'Welcome' })).toBeVisible();
    expect(submit()).toHaveTextContent('Sign In to Dashboard');
  });

  test('names both empty fields and sends nothing', async () => {
    const { user } = renderScreen(<SignInScreen />);
    await user.click(submit());
    expect(await screen.findByText('Email is required')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    expect(email()).toHaveFocus();
    expect(api.calls).toEqual([]);
  });

  test('names what is badly written', async () => {
    const { user } = renderScreen(<SignInScreen />);
    await user.type(email(), 'abc');
    await user.type(password(), '12345');
    await user.click(submit());
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    expect(screen.getByText('Password must be at least 6 characters')).toBeVisible();
  });

  test('shows and hides the password', async () => {
    const { user } = renderScreen(<SignInScreen />);
    expect(password()).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: /show password/i }));
    expect(password()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: /hide password/i }));
    expect(password()).toHaveAttribute('type', 'password');
  });

  test('sends the two fields once, says so meanwhile, and keeps only user and isAuthenticated', async () => {
    let finish: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (finish = resolve));
    const person = userProfileFactory.build();
    api.on(loginEndpoint, async () => {
      await gate;
      return { user: person, accessToken: 'secret-access', refreshToken: 'secret-refresh' };
    });
    const { user } = renderScreen(<SignInScreen />);
    await user.type(email(), 'admin@seaview.test');
    await user.type(password(), 'Demo1234{Enter}');
    const busy = await screen.findByRole('button', { name: /Signing In\.\.\./ });
    await user.click(busy);
    finish();
    await waitFor(() => expect(localStorage.getItem('persist:auth')).not.toBeNull());
    expect(api.callsTo(loginEndpoint).map(({ body }) => body)).toEqual([
      { usr_email: 'admin@seaview.test', usr_password: 'Demo1234' },
    ]);
    expect(JSON.parse(localStorage.getItem('persist:auth') ?? '{}')).toEqual({
      user: person,
      isAuthenticated: true,
    });
    expect(JSON.stringify(localStorage)).not.toContain('secret');
  });

  test.each([
    ['the server message', 'Invalid email or password', 'Invalid email or password'],
    ['the fallback', undefined, 'Login failed'],
  ])('shows %s in a banner when refused', async (_, message, shown) => {
    api.on(loginEndpoint, () => {
      throw refusal(401, message === undefined ? {} : { message });
    });
    const { user } = renderScreen(<SignInScreen />);
    await user.type(email(), 'admin@seaview.test');
    await user.type(password(), 'wrong-one');
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(shown);
    expect(submit()).toBeEnabled();
  });

  test.each([0, 502, 503])('tells a server that cannot be reached (%d) from a refusal', async (status) => {
    api.on(loginEndpoint, () => {
      throw refusal(status);
    });
    const { user } = renderScreen(<SignInScreen />);
    await user.type(email(), 'admin@seaview.test');
    await user.type(password(), 'Demo1234{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The server cannot be reached. Your email and password were not checked. Please try again.',
    );
    expect(password()).toHaveValue('Demo1234');
  });
});
