import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { changeLanguage, currentLanguage } from '@suite/i18n';
import { fakeApi, renderScreen } from '@suite/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { ForgotPasswordScreen } from '../account-recovery/forgot-password.screen.tsx';
import { ChoosePasswordScreen } from '../sign-in/choose-password.screen.tsx';
import { SignInScreen } from '../sign-in/sign-in.screen.tsx';
import { renderShell } from '../testing/render-shell.tsx';
import { InLanguage } from './language-choice.tsx';
import './start-language.ts';

const stored = () => localStorage.getItem('suite:language');

beforeEach(async () => {
  await changeLanguage('en');
  localStorage.clear();
  fakeApi();
});
afterEach(() => changeLanguage('en'));

test('the sign-in page offers each language by its own name, and keeps the focus in another one', async () => {
  const { user } = renderScreen(
    <InLanguage>
      <SignInScreen />
    </InLanguage>,
  );
  const choice = screen.getByRole('combobox', { name: 'Language' });
  expect(choice).toHaveDisplayValue('English');
  expect([...choice.querySelectorAll('option')].map(({ lang, text }) => [lang, text])).toEqual([
    ['en', 'English'],
    ['de', 'Deutsch'],
    ['fr', 'Français'],
    ['es', 'Español'],
    ['it', 'Italiano'],
    ['ar', 'العربية'],
  ]);
  await user.selectOptions(choice, 'ar');
  const next = await screen.findByRole('combobox', { name: 'اللغة' });
  expect(next).toHaveFocus();
  expect(next).toHaveDisplayValue('العربية');
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  expect(document.documentElement).toHaveAttribute('lang', 'ar');
  expect(stored()).toBe('ar');
  await user.selectOptions(next, 'en');
  expect(await screen.findByRole('combobox', { name: 'Language' })).toHaveFocus();
  expect(document.documentElement).toHaveAttribute('dir', 'ltr');
  expect(stored()).toBe('en');
  expect(currentLanguage()).toBe('en');
});

test.each([
  ['sign-in page', <SignInScreen key="sign-in" />],
  ['page for a forgotten password', <ForgotPasswordScreen key="forgot" />],
])('the %s keeps what was entered, and forgets it for the next visit', async (_, page) => {
  const inLanguage = <InLanguage>{page}</InLanguage>;
  const { user, unmount } = renderScreen(inLanguage);
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'anna@hotel.test');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'de');
  expect(await screen.findByRole('combobox', { name: 'Sprache' })).toHaveFocus();
  expect(screen.getByRole('textbox')).toHaveValue('anna@hotel.test');
  // The user goes on typing while the next texts load.
  screen.getByRole('textbox').focus();
  await act(() => changeLanguage('fr'));
  expect(screen.getByRole('textbox')).toHaveFocus();
  unmount();
  renderScreen(inLanguage);
  expect(screen.getByRole('textbox')).toHaveValue('');
});

test('what was entered is kept for one drawing of the page, also when the next one comes at once', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  try {
    const { unmount } = renderScreen(
      <InLanguage>
        <ForgotPasswordScreen />
      </InLanguage>,
    );
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'anna@hotel.test' } });
    await act(() => changeLanguage('de'));
    expect(screen.getByRole('textbox', { name: 'E-Mail' })).toHaveValue('anna@hotel.test');
    unmount();
    renderScreen(<ForgotPasswordScreen />);
    expect(screen.getByRole('textbox')).toHaveValue('');
  } finally {
    jest.useRealTimers();
  }
});

test.each(['/forgot-password', '/reset-password#a-token'])('%s offers the languages', async (url) => {
  renderShell(url);
  expect(await screen.findByRole('combobox', { name: 'Language' })).toBeVisible();
});

test('so does the choice of a first password', () => {
  renderScreen(<ChoosePasswordScreen />);
  expect(screen.getByRole('combobox', { name: 'Language' })).toBeVisible();
});
