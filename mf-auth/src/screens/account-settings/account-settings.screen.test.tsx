import { expect, test } from '@jest/globals';
import {
  getUserProfileEndpoint,
  logoutEndpoint,
  sendEmailVerificationEndpoint,
  updateUserProfileEndpoint,
} from '@suite/contracts';
import { refusal } from '@suite/testing';
import { toast } from '@suite/ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { mailedCode } from '../../testing/fake-account.ts';
import { completeProfile, openAccount } from '../../testing/open-account.tsx';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('says who it is, since when, and as what', async () => {
  openAccount();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Account Settings');
  expect(screen.getByText('Hotel Admin at Seaview')).toBeVisible();
  expect(screen.getByText('SP')).toBeVisible();
  expect(screen.getByText('5 March 2027')).toBeVisible();
  expect(screen.getByText('Active')).toBeVisible();
  expect(screen.getByText('Last updated: Never')).toBeVisible();
  expect(await screen.findByText('Firefox on Windows')).toBeVisible();
});

test('shows what the server says now, and that it could not be asked', async () => {
  const user = completeProfile();
  openAccount(user, (api) => api.on(getUserProfileEndpoint, () => ({ ...user, usr_firstname: 'Nina' })));
  expect(await screen.findByText('Nina Porter')).toBeVisible();
});

test('a profile that cannot be fetched is said with its fallback', async () => {
  openAccount(completeProfile(), (api) =>
    api.on(getUserProfileEndpoint, () => {
      throw refusal(500);
    }),
  );
  expect(await screen.findByText(/Failed to fetch user profile/)).toBeVisible();
});

test('fields can be changed only while editing, and Cancel brings back what was', () => {
  openAccount();
  for (const label of ['First Name', 'Last Name', 'Phone Number', 'Gender', 'Bio']) {
    expect(screen.getByLabelText(label)).toBeDisabled();
  }
  press('Edit Profile');
  type('First Name', 'Nina');
  press('Cancel');
  expect(screen.getByLabelText('First Name')).toHaveValue('Sam');
  expect(screen.getByLabelText('First Name')).toBeDisabled();
});

test('lists what is wrong and does not let it be saved', () => {
  openAccount();
  press('Edit Profile');
  type('First Name', 'N1');
  type('Phone Number', '12');
  expect(screen.getByText('First name should only contain letters and spaces')).toBeVisible();
  expect(screen.getByText('Phone number must be at least 10 digits')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
});

test('sends the four required fields and what has changed, trimmed', async () => {
  const { api } = openAccount();
  press('Edit Profile');
  type('First Name', '  Nina ');
  type('Bio', '');
  press('Save Changes');
  expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
  expect(api.callsTo(updateUserProfileEndpoint).map(({ body }) => body)).toEqual([
    {
      usr_firstname: 'Nina',
      usr_lastname: 'Porter',
      usr_phone: '+351 912 345',
      usr_gender: 'Male',
      usr_description: null,
    },
  ]);
  expect(screen.getByText('Nina Porter')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
});

test('saves nothing where nothing has changed', async () => {
  const { api } = openAccount();
  press('Edit Profile');
  press('Save Changes');
  expect(await screen.findByText('No changes detected')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  expect(api.callsTo(updateUserProfileEndpoint)).toEqual([]);
});

test('moves to another address with the code that was mailed there', async () => {
  const { api } = openAccount();
  type('New Email Address', 'sam@seaview.test');
  press('Verify');
  expect(await screen.findByText('Please enter a different email address')).toBeVisible();
  type('New Email Address', 'sam@elsewhere.test');
  press('Verify');
  expect(await screen.findByText('Verification code sent to: sam@elsewhere.test')).toBeVisible();
  expect(screen.getByText('Verification code sent to sam@elsewhere.test')).toBeVisible();
  expect(screen.getByText('Email verification sent successfully.')).toBeVisible();
  expect(api.callsTo(sendEmailVerificationEndpoint)[0]?.body).toEqual({ new_email: 'sam@elsewhere.test' });
  press('Update Email');
  expect(await screen.findByText('Please enter the verification code')).toBeVisible();
  type('Verification Code', `a1${mailedCode.slice(1)}99`);
  expect(screen.getByLabelText('Verification Code')).toHaveValue(mailedCode);
  // No more than three are shown at a time.
  act(() => toast.clear());
  press('Update Email');
  expect(await screen.findByText('Email address updated successfully!')).toBeVisible();
  expect(screen.getByLabelText('New Email Address')).toHaveValue('');
});

test('a code that was not sent is said in two places', async () => {
  openAccount(completeProfile(), (api) =>
    api.on(sendEmailVerificationEndpoint, () => {
      throw refusal(500);
    }),
  );
  type('New Email Address', 'sam@elsewhere.test');
  press('Verify');
  expect(await screen.findByText('Failed to send verification code')).toBeVisible();
  expect(screen.getByText('Failed to send email verification')).toBeVisible();
});

test.each([
  [500, 'Failed to logout. Please try again.'],
  [200, 'Logged out successfully!'],
])('signing out is confirmed, and told when the server answers %i', async (status, sentence) => {
  const { api } = openAccount(completeProfile(), (fake) =>
    fake.on(logoutEndpoint, () => {
      if (status !== 200) throw refusal(status);
      return {};
    }),
  );
  press('Sign Out');
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm Logout' }));
  expect(dialog.getByText(/^Are you sure you want to log out of your account\? You'll need/)).toBeVisible();
  expect(api.callsTo(logoutEndpoint)).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Log Out' }));
  expect(await screen.findByText(sentence)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('heading', { level: 1 }) === null).toBe(status === 200));
});
