import { expect, test } from '@jest/globals';
import { updateUserProfileEndpoint } from '@suite/contracts/auth';
import { refusal } from '@suite/testing';
import { toast } from '@suite/ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { mailedCode } from '../../../testing/fake-account.ts';
import { completeProfile, openAccount } from '../../../testing/open-account.tsx';

async function openDialog() {
  fireEvent.click(screen.getByRole('button', { name: 'Change Password' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Password' }));
  const fill = (label: string, value: string) => {
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
    fireEvent.blur(dialog.getByLabelText(label));
  };
  const press = (name: string) => fireEvent.click(dialog.getByRole('button', { name }));
  return { dialog, fill, press };
}

test.each([
  ['New Password', '', 'New password is required'],
  ['New Password', 'ab1', 'Password must be at least 6 characters'],
  ['New Password', 'abcdef', 'Password must contain at least one letter and one number'],
  ['Confirm Password', '', 'Please confirm your password'],
  ['Confirm Password', 'abcdef2', 'Passwords must match'],
])('%s "%s" is told what it lacks', async (label, value, sentence) => {
  openAccount();
  const { dialog, fill } = await openDialog();
  if (label === 'Confirm Password') fill('New Password', 'abcdef1');
  fill(label, value);
  expect(await dialog.findByText(sentence)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Update Password' })).toBeDisabled();
});

test('the length that platform or hotel ask for counts, and the strength shows while it is pasted', async () => {
  const { user } = openAccount({ ...completeProfile(), password_min_length: 12 });
  const { dialog } = await openDialog();
  const field = dialog.getByLabelText('New Password');
  expect(field).toHaveAccessibleDescription('At least 12 characters, with a letter and a number');
  await user.click(field);
  await user.paste('Seaside-42');
  expect(field).toHaveAccessibleDescription(/Strength: good/);
  await user.click(dialog.getByLabelText('Confirm Password'));
  await user.paste('Seaside-42');
  await user.tab();
  expect(dialog.getByLabelText('Confirm Password')).toHaveValue('Seaside-42');
  expect(await dialog.findByText('Password must be at least 12 characters')).toBeVisible();
});

test('a new password takes two steps, and Back returns to the first', async () => {
  const { api } = openAccount();
  const { dialog, fill, press } = await openDialog();
  fill('New Password', 'Seaside-42');
  fill('Confirm Password', 'Seaside-42');
  press('Update Password');
  expect(await dialog.findByText('Enter the OTP sent to your email')).toBeVisible();
  press('Back');
  expect(await dialog.findByLabelText('New Password')).toHaveValue('Seaside-42');
  press('Update Password');
  fill(await findLabel(dialog, 'Verification Code'), '12');
  expect(await dialog.findByText('Must be 6 digits')).toBeVisible();
  fill('Verification Code', '000000');
  press('Verify & Update');
  expect((await dialog.findAllByText('The verification code is wrong')).length).toBeGreaterThan(0);
  fill('Verification Code', mailedCode);
  press('Verify & Update');
  expect(await screen.findByText('Password updated successfully!')).toBeVisible();
  expect(api.callsTo(updateUserProfileEndpoint).map(({ body }) => body)).toEqual([
    { usr_password: 'Seaside-42' },
    { usr_password: 'Seaside-42' },
    { verification_code: '000000' },
    { verification_code: mailedCode },
  ]);
});

async function findLabel(dialog: Awaited<ReturnType<typeof openDialog>>['dialog'], label: string) {
  await dialog.findByLabelText(label);
  return label;
}

test('a password that the server refuses is told beside its field', async () => {
  openAccount(completeProfile(), (api) =>
    api.on(updateUserProfileEndpoint, () => {
      const errors = [{ field: 'usr_password', message: 'This password is too common' }];
      throw refusal(400, { message: 'Some fields are not valid', errors });
    }),
  );
  const { dialog, fill, press } = await openDialog();
  fill('New Password', 'password1');
  fill('Confirm Password', 'password1');
  press('Update Password');
  expect(await dialog.findByText('This password is too common')).toBeVisible();
});

test.each(['New Password', 'Confirm Password'])('%s can be shown and hidden', async (label) => {
  openAccount();
  const { dialog } = await openDialog();
  const toggle = dialog.getAllByRole('button', { name: 'Show password' })[label === 'New Password' ? 0 : 1];
  expect(dialog.getByLabelText(label)).toHaveAttribute('type', 'password');
  if (toggle) fireEvent.click(toggle);
  expect(dialog.getByLabelText(label)).toHaveAttribute('type', 'text');
});

test('a server that says nothing of either step is spoken for', async () => {
  let isFirstStep = true;
  const user = completeProfile();
  openAccount(user, (api) =>
    api.on(updateUserProfileEndpoint, () => {
      if (!isFirstStep) throw refusal(500);
      isFirstStep = false;
      return { ...user, step: 'otp' as const };
    }),
  );
  const { dialog, fill, press } = await openDialog();
  fill('New Password', 'Seaside-42');
  fill('Confirm Password', 'Seaside-42');
  press('Update Password');
  fill(await findLabel(dialog, 'Verification Code'), 'x1y2z3-456');
  expect(dialog.getByLabelText('Verification Code')).toHaveValue('123456');
  press('Verify & Update');
  expect((await dialog.findAllByText('Failed to update password')).length).toBeGreaterThan(0);
  press('Back');
  await dialog.findByLabelText('New Password');
  act(() => toast.clear());
  press('Update Password');
  expect(await screen.findByText('Failed to update password')).toBeVisible();
});

test('asks before a password that was typed is lost', async () => {
  openAccount();
  const { fill, press } = await openDialog();
  fill('New Password', 'Seaside-42');
  press('Cancel');
  fireEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await openDialog();
  expect(again.dialog.getByLabelText('New Password')).toHaveValue('');
});
