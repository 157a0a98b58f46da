import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { updateUserProfileEndpoint } from '@suite/contracts/auth';
import { changeLanguage, currentLanguage } from '@suite/i18n';
import { fireEvent, screen } from '@testing-library/react';
import { completeProfile, openAccount } from '../../../testing/open-account.tsx';

beforeEach(() => changeLanguage('en'));
afterEach(() => changeLanguage('en'));

const field = () => screen.getByLabelText('Display Language');
const choose = (language: string) => fireEvent.change(field(), { target: { value: language } });
const change = () => fireEvent.click(screen.getByRole('button', { name: 'Change Language' }));

test('offers each language by its own name, and the one of the browser', () => {
  openAccount();
  const options = [...field().querySelectorAll('option')];
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Browser default',
    'English',
    'Deutsch',
    'Français',
    'Español',
    'Italiano',
    'العربية',
  ]);
  expect(options.map(({ lang }) => lang)).toEqual(['', 'en', 'de', 'fr', 'es', 'it', 'ar']);
  expect(field()).toHaveDisplayValue('Browser default');
});

test('keeps the language with the account and shows the page in it', async () => {
  const { api } = openAccount();
  choose('de');
  expect(currentLanguage()).toBe('en');
  change();
  expect(await screen.findByText('Die Sprache ist geändert.')).toBeVisible();
  expect(currentLanguage()).toBe('de');
  expect(api.callsTo(updateUserProfileEndpoint).map(({ body }) => body)).toEqual([{ usr_language: 'de' }]);
  expect(screen.getByDisplayValue('Deutsch')).toBeVisible();
});

test('the language of the browser is kept as none', async () => {
  await changeLanguage('es');
  const { api } = openAccount({ ...completeProfile(), usr_language: 'es' });
  const select = screen.getByLabelText('Idioma de la interfaz');
  expect(select).toHaveDisplayValue('Español');
  fireEvent.change(select, { target: { value: '' } });
  fireEvent.click(screen.getByRole('button', { name: 'Cambiar idioma' }));
  expect(await screen.findByText('The language is changed.')).toBeVisible();
  expect(currentLanguage()).toBe('en');
  expect(api.callsTo(updateUserProfileEndpoint).map(({ body }) => body)).toEqual([{ usr_language: null }]);
});

test('the screen that is drawn in the other language has the focus where it was', async () => {
  const { user, unmount } = openAccount();
  await user.selectOptions(field(), 'it');
  screen.getByRole('button', { name: 'Change Language' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('La lingua è stata cambiata.')).toBeVisible();
  unmount();
  const again = openAccount({ ...completeProfile(), usr_language: 'it' });
  expect(screen.getByLabelText('Lingua di visualizzazione')).toHaveFocus();
  again.unmount();
  openAccount({ ...completeProfile(), usr_language: 'it' });
  expect(screen.getByLabelText('Lingua di visualizzazione')).not.toHaveFocus();
});

test('a refusal is said and stays beside the choice, and the language is as before', async () => {
  openAccount(completeProfile(), (api) =>
    api.refuse(updateUserProfileEndpoint, 503, { message: 'The server is being moved' }),
  );
  choose('ar');
  change();
  expect(await screen.findAllByText('The server is being moved')).toHaveLength(2);
  expect(field()).toBeInvalid();
  expect(field()).toHaveDisplayValue('العربية');
  expect(currentLanguage()).toBe('en');
});

test('waits while the profile is edited, as the page is drawn anew', () => {
  openAccount();
  fireEvent.click(screen.getByRole('button', { name: 'Edit Profile' }));
  expect(field()).toBeDisabled();
  expect(screen.getByText('Save or cancel the changes of your profile first.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change Language' })).toBeDisabled();
});
