import { expect, test, describe } from '@jest/globals';
import { updateUserProfileEndpoint } from '@suite/contracts/auth';
import { fireEvent, screen, within } from '@testing-library/react';
import { userProfileFactory } from '@suite/testing/factories';
import { completeProfile, openAccount } from '../../testing/open-account.tsx';
import { profileChangeOf, profileValuesOf } from './personal-information.tsx';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const labels = ['First Name', 'Last Name', 'Phone Number', 'Gender', 'Profile Photo URL', 'Bio'];

test('fields can be changed only while editing, and Cancel brings back what was', () => {
  openAccount();
  for (const label of labels) expect(screen.getByLabelText(label)).toBeDisabled();
  press('Edit Profile');
  for (const label of labels) expect(screen.getByLabelText(label)).toBeEnabled();
  type('First Name', 'Nina');
  press('Cancel');
  expect(screen.getByLabelText('First Name')).toHaveValue('Sam');
  expect(screen.getByLabelText('First Name')).toBeDisabled();
});

test('offers the three genders', () => {
  openAccount();
  const options = within(screen.getByLabelText('Gender')).getAllByRole('option');
  const offered = options.map(({ textContent }) => textContent).filter((text) => text !== 'Select gender');
  expect(offered).toEqual(['Male', 'Female', 'Prefer not to disclose']);
});

test('says above the form what is wrong with each field, and does not let it be saved', () => {
  openAccount();
  press('Edit Profile');
  const names = (label: string, title: string) => [
    [title, '', `${label} is required`],
    [title, 'A', `${label} must be at least 2 characters`],
    [title, 'a'.repeat(51), `${label} must not exceed 50 characters`],
    [title, 'Al3x', `${label} should only contain letters and spaces`],
  ];
  for (const [label = '', value = '', sentence = ''] of [
    ...names('First name', 'First Name'),
    ...names('Last name', 'Last Name'),
    ['Phone Number', '', 'Phone number is required'],
    ['Phone Number', '555-HOTEL-NOW', 'Please enter a valid phone number'],
    ['Phone Number', '555 0100', 'Phone number must be at least 10 digits'],
    ['Phone Number', '+351 912 345 678', 'Phone number must not exceed 15 digits'],
    ['Bio', 'x'.repeat(501), 'Bio must not exceed 500 characters'],
    ['Profile Photo URL', 'sam.jpg', 'Please enter a valid URL for profile photo'],
  ]) {
    const before = screen.getByLabelText<HTMLInputElement>(label).value;
    type(label, value);
    const list = within(screen.getByRole('alert'));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([sentence]);
    expect(screen.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
    type(label, before);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Save Changes' })).toBeEnabled();
  }
});

test('a profile without a gender asks for one', () => {
  openAccount({ ...completeProfile(), usr_gender: null });
  press('Edit Profile');
  expect(screen.getByText('Gender selection is required')).toBeVisible();
});

test('what was stored by another way is judged once it is changed, and keeps nothing else from being saved', async () => {
  const { api } = openAccount({ ...completeProfile(), usr_lastname: "O'Neill-Smith", usr_gender: 'male' });
  press('Edit Profile');
  type('Phone Number', '+351 912 346');
  press('Save Changes');
  expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
  expect(api.callsTo(updateUserProfileEndpoint)[0]?.body).toMatchObject({ usr_phone: '+351 912 346' });
  press('Edit Profile');
  type('Last Name', "O'Neill-Jones");
  expect(screen.getByText('Last name should only contain letters and spaces')).toBeVisible();
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

test.each([
  [{}, 'Failed to update profile'],
  [{ message: 'Profiles rest until noon' }, 'Profiles rest until noon'],
])('a change that is refused with %j is said, and what was typed stays', async (failure, sentence) => {
  openAccount(completeProfile(), (api) => api.refuse(updateUserProfileEndpoint, 500, failure));
  press('Edit Profile');
  type('First Name', 'Nina');
  press('Save Changes');
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByLabelText('First Name')).toHaveValue('Nina');
});

const names = { usr_firstname: 'Sam', usr_lastname: 'Porter', usr_phone: '+351 912 345', usr_gender: 'Male' };
const user = userProfileFactory.build({ ...names, usr_description: 'At the desk' });
const form = profileValuesOf(user);

describe('profileChangeOf', () => {
  test('is nothing where nothing has changed', () => {
    expect(profileChangeOf(form, user)).toBeUndefined();
  });

  test('is nothing where only characters differ that forms normalize', () => {
    const stored = { ...user, usr_firstname: 'Sam\u00a0Lee', usr_phone: '+351\u00a0912 345' };
    expect(profileChangeOf({ ...form, usr_firstname: 'Sam Lee' }, stored)).toBeUndefined();
  });

  test('holds the four required fields whatever has changed', () => {
    expect(profileChangeOf({ ...form, usr_firstname: 'Nina' }, user)).toEqual({
      ...names,
      usr_firstname: 'Nina',
    });
  });

  test('sends an emptied bio as null, and a photo only when it has changed', () => {
    expect(profileChangeOf({ ...form, usr_description: '' }, user)).toEqual({
      ...names,
      usr_description: null,
    });
    const usr_photo = 'https://photos.test/sam.jpg';
    expect(profileChangeOf({ ...form, usr_photo }, user)).toEqual({ ...names, usr_photo });
  });
});
