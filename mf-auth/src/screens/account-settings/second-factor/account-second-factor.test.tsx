import { expect, test } from '@jest/globals';
import {
  createRecoveryCodesEndpoint,
  createSecondFactorEndpoint,
  deleteSecondFactorEndpoint,
} from '@suite/contracts/auth';
import { screen, waitFor, within } from '@testing-library/react';
import { appCode } from '../../../testing/fake-account.ts';
import { completeProfile, openAccount } from '../../../testing/open-account.tsx';

const withApp = () => ({ ...completeProfile(), has_second_factor: true });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('an app is set up with its first code, and the recovery codes are shown once', async () => {
  const { user, api } = openAccount();
  await user.click(await screen.findByRole('button', { name: 'Set up an app' }));
  const setUp = await dialog('Set Up an Authenticator App');
  expect(await setUp.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  expect(setUp.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await user.type(setUp.getByLabelText('Code'), '111111{Enter}');
  expect(await setUp.findByText('This code is not correct.')).toBeVisible();
  await user.clear(setUp.getByLabelText('Code'));
  await user.type(setUp.getByLabelText('Code'), `${appCode}{Enter}`);
  const codes = await dialog('Keep Your Recovery Codes');
  expect(codes.getByText('ABCD-EFGH-JKLM-NPQR')).toBeVisible();
  await user.click(codes.getByRole('button', { name: 'I have kept them' }));
  await waitFor(() => expect(screen.queryByText('ABCD-EFGH-JKLM-NPQR')).toBeNull());
  expect(await screen.findByText(/^Set up on .*2027/)).toBeVisible();
  expect(api.callsTo(createSecondFactorEndpoint)).toHaveLength(2);
});

test('new recovery codes are made after a question', async () => {
  const { user, api } = openAccount(withApp());
  expect(await screen.findByText('2 left. Make new ones before you run out.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Make new codes' }));
  const question = await dialog('Make New Recovery Codes');
  expect(api.callsTo(createRecoveryCodesEndpoint)).toHaveLength(0);
  await user.click(question.getByRole('button', { name: 'Make new codes' }));
  expect(await screen.findByText('STUV-WXYZ-2345-6789')).toBeVisible();
});

test('it is turned off after a question; where it is required the server says so', async () => {
  const { user, api } = openAccount(withApp());
  const turnOff = async () => {
    await user.click(await screen.findByRole('button', { name: 'Turn off' }));
    const question = await dialog('Turn Off Two-Step Verification');
    await user.click(question.getByRole('button', { name: 'Turn off' }));
  };
  const message = 'Two-step verification is required for your account.';
  api.refuse(deleteSecondFactorEndpoint, 409, { message });
  await turnOff();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByText('On')).toBeVisible();
});
