import { expect, test, afterEach } from '@jest/globals';
import { getUserProfileEndpoint } from '@suite/contracts/auth';
import { refusal } from '@suite/testing';
import { userProfileFactory } from '@suite/testing/factories';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { changeLanguage } from '@suite/i18n';
import { completeProfile, openAccount } from '../../testing/open-account.tsx';
import { initialsOf, roleLineOf, longDate } from './account-settings.screen.tsx';

test('says who it is, since when, and as what', async () => {
  openAccount();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Account Settings');
  expect(screen.getByRole('heading', { name: 'Sam Porter' })).toBeVisible();
  expect(screen.getAllByText('sam@seaview.test')[0]).toBeVisible();
  expect(screen.getByText('Hotel Admin at Seaview')).toBeVisible();
  expect(screen.getByText('SP')).toBeVisible();
  expect(screen.getByText('5 March 2027')).toBeVisible();
  expect(screen.getByText('Active')).toBeVisible();
  expect(screen.getByText('Last updated: Never')).toBeVisible();
  expect(screen.getByText('Verified')).toBeVisible();
  expect(await screen.findByText('Firefox on Windows')).toBeVisible();
});

test('an account that waits for its approval says so, and a global role names no hotel', () => {
  openAccount(userProfileFactory.superAdmin().build({ hotel_name: 'Seaview', is_approved: false }));
  expect(screen.getByText('Pending Approval')).toBeVisible();
  expect(screen.getByText('Super Admin')).toBeVisible();
  expect(screen.queryByText(/at Seaview/)).toBeNull();
});

test('a photo is loaded from this origin, asked for twice, and gives way to initials', () => {
  const photo = { usr_photo: 'https://photos.test/sam.jpg', photo_version: 'a+b' };
  const { container } = openAccount({ ...completeProfile(), ...photo });
  const shown = () => container.querySelector('img');
  const first = shown();
  expect(first).toHaveAttribute('src', '/api/auth/user-photo?version=a%2Bb');
  expect(screen.queryByText('SP')).toBeNull();
  if (first) fireEvent.error(first);
  const second = shown();
  expect(second).not.toBe(first);
  if (second) fireEvent.error(second);
  expect(screen.getByText('SP')).toBeVisible();
  expect(shown()).toBeNull();
});

test('shows what the server says now', async () => {
  const user = completeProfile();
  openAccount(user, (api) => api.on(getUserProfileEndpoint, () => ({ ...user, usr_firstname: 'Nina' })));
  expect(await screen.findByText('Nina Porter')).toBeVisible();
});

test.each([
  [{}, 'Failed to fetch user profile'],
  [{ message: 'The profile is being moved' }, 'The profile is being moved'],
])('a profile that cannot be fetched (%j) is said and can be tried again', async (failure, sentence) => {
  let isDown = true;
  const user = completeProfile();
  openAccount(user, (api) =>
    api.on(getUserProfileEndpoint, () => {
      if (isDown) throw refusal(500, failure);
      return user;
    }),
  );
  const banner = await screen.findByRole('alert');
  expect(banner).toHaveTextContent(sentence);
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('initials are the first letters of both names, or of the one there is', () => {
  const user = userProfileFactory.build({ usr_firstname: 'émile', usr_lastname: 'Zola' });
  expect(initialsOf(user)).toBe('ÉZ');
  expect(initialsOf({ ...user, usr_lastname: '' })).toBe('É');
});

test('a role of a hotel says which, a global one does not', () => {
  expect(roleLineOf(userProfileFactory.hotelAdmin().build())).toBe('Hotel Admin at Seaview');
  const admin = userProfileFactory.superAdmin().build();
  expect(roleLineOf(admin)).toBe('Super Admin');
  expect(roleLineOf({ ...admin, hotel_name: 'Seaview' })).toBe('Super Admin');
  expect(roleLineOf(userProfileFactory.build({ roles: [] }))).toBe('Staff at Seaview');
});

const noon = '2027-03-05T12:00:00.000Z';

afterEach(() => changeLanguage('en'));

test('instants are written out in words', () => {
  expect(longDate(noon)).toBe('5 March 2027');
});

test('and in the language of the page', async () => {
  await changeLanguage('de');
  expect(longDate(noon)).toBe('5. März 2027');
  await changeLanguage('fr');
  expect(longDate(noon)).toBe('5 mars 2027');
});
