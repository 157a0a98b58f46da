import { expect, test } from '@jest/globals';
import { sendEmailVerificationEndpoint, updateUserProfileEndpoint } from '@suite/contracts/auth';
import { toast } from '@suite/ui';
import { act, fireEvent, screen } from '@testing-library/react';
import { mailedCode } from '../../testing/fake-account.ts';
import { completeProfile, openAccount } from '../../testing/open-account.tsx';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const address = 'sam@elsewhere.test';

async function askForCode() {
  type('New Email Address', address);
  press('Verify');
  await screen.findByText(`Verification code sent to: ${address}`);
  // At most three toasts are shown at a time.
  act(() => toast.clear());
}

test.each(['sam@seaview.test', ' SAM@seaview.test ', ''])(
  'an address like "%s" is none to move to',
  async (same) => {
    const { api } = openAccount();
    type('New Email Address', same);
    press('Verify');
    expect(await screen.findByText('Please enter a different email address')).toBeVisible();
    expect(api.callsTo(sendEmailVerificationEndpoint)).toEqual([]);
  },
);

test('moves to another address with the code that was mailed there', async () => {
  const { api } = openAccount();
  type('New Email Address', address);
  press('Verify');
  expect(await screen.findByText(`Verification code sent to: ${address}`)).toBeVisible();
  expect(screen.getByText(`Verification code sent to ${address}`)).toBeVisible();
  expect(screen.getByText('Email verification sent successfully.')).toBeVisible();
  expect(api.callsTo(sendEmailVerificationEndpoint)[0]?.body).toEqual({ new_email: address });
  type('Verification Code', '12345');
  press('Update Email');
  expect(await screen.findByText('Please enter the verification code')).toBeVisible();
  expect(api.callsTo(updateUserProfileEndpoint)).toEqual([]);
  type('Verification Code', `a1${mailedCode.slice(1)}99`);
  expect(screen.getByLabelText('Verification Code')).toHaveValue(mailedCode);
  act(() => toast.clear());
  press('Update Email');
  expect(await screen.findByText('Email address updated successfully!')).toBeVisible();
  expect(api.callsTo(updateUserProfileEndpoint).map(({ body }) => body)).toEqual([
    { new_email: address, verification_code: mailedCode },
  ]);
  expect(screen.getByLabelText('New Email Address')).toHaveValue('');
  // The address is in the header and beside its form.
  expect(screen.getAllByText(address)).toHaveLength(2);
});

test('a code that was not sent is said in two places', async () => {
  openAccount(completeProfile(), (api) => api.refuse(sendEmailVerificationEndpoint, 500));
  type('New Email Address', address);
  press('Verify');
  expect(await screen.findByText('Failed to send verification code')).toBeVisible();
  expect(screen.getByText('Failed to send email verification')).toBeVisible();
});

test('what the server says of a code it did not send takes the place of both', async () => {
  openAccount(completeProfile(), (api) =>
    api.refuse(sendEmailVerificationEndpoint, 429, { message: 'Too many codes' }),
  );
  type('New Email Address', address);
  press('Verify');
  expect(await screen.findAllByText('Too many codes')).toHaveLength(2);
});

test.each([
  [{}, 'Failed to update email address'],
  [{ message: 'The verification code is wrong' }, 'The verification code is wrong'],
])('a move that is refused with %j is said', async (failure, sentence) => {
  openAccount(completeProfile(), (api) => api.refuse(updateUserProfileEndpoint, 400, failure));
  await askForCode();
  type('Verification Code', '654321');
  press('Update Email');
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
  expect(screen.queryByText('Email address updated successfully!')).toBeNull();
  expect(screen.getAllByText('sam@seaview.test')).toHaveLength(2);
});
