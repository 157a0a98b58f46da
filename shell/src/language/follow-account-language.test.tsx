import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { getUserProfileEndpoint } from '@suite/contracts/auth';
import { changeLanguage } from '@suite/i18n';
import { sessionAtom } from '@suite/session';
import { fakeApi, renderScreen } from '@suite/testing';
import { userProfileFactory } from '@suite/testing/factories';
import { act, screen, waitFor } from '@testing-library/react';
import { OutsideNotFound } from '../not-found/not-found.tsx';
import { store } from '../session/session-store.ts';
import { answerRegistry } from '../testing/answer-registry.ts';
import { followAccountLanguage } from '../begin-page.ts';
import { InLanguage } from './language-choice.tsx';
import './start-language.ts';

const page = document.documentElement;
const languagesAsked = () =>
  jest.mocked(globalThis.fetch).mock.calls.map(([, init]) => {
    const headers = init?.headers as Record<string, string> | undefined;
    return headers?.['accept-language'];
  });

followAccountLanguage();

beforeEach(() => {
  localStorage.clear();
  fakeApi().on(getUserProfileEndpoint, () => userProfileFactory.build());
  answerRegistry();
});
afterEach(async () => {
  jest.restoreAllMocks();
  store.set(sessionAtom, { status: 'signed-out', user: null });
  await act(() => changeLanguage('en'));
});

test('the document names the language of the page and its direction', async () => {
  await changeLanguage('ar');
  expect(page).toHaveAttribute('lang', 'ar');
  expect(page).toHaveAttribute('dir', 'rtl');
  await changeLanguage('de');
  expect(page).toHaveAttribute('lang', 'de');
  expect(page).toHaveAttribute('dir', 'ltr');
});

test('what is shown changes with the language', async () => {
  renderScreen(
    <InLanguage>
      <OutsideNotFound />
    </InLanguage>,
  );
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await act(() => changeLanguage('fr'));
  expect(screen.getByRole('heading', { name: 'Page introuvable' })).toBeVisible();
  expect(document.title).toBe('Page introuvable · Management Suite');
});

test('the language of an account is taken over with its sign-in, and asked for at the registry', async () => {
  store.set(sessionAtom, { status: 'signed-in', user: userProfileFactory.build({ usr_language: 'de' }) });
  await waitFor(() => expect(page).toHaveAttribute('lang', 'de'));
  await waitFor(() => expect(languagesAsked()).toEqual(['de']));
});

test.each([null, 'tlh'])('an account with the language %p leaves the page as it is', async (usr_language) => {
  await changeLanguage('fr');
  store.set(sessionAtom, { status: 'signed-in', user: userProfileFactory.build({ usr_language }) });
  await act(async () => undefined);
  expect(page).toHaveAttribute('lang', 'fr');
  expect(languagesAsked()).toEqual([]);
});
