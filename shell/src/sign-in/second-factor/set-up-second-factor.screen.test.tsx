import { beforeEach, expect, test } from '@jest/globals';
import {
  beginSecondFactorEndpoint,
  createSecondFactorEndpoint,
  getUserProfileEndpoint,
} from '@suite/contracts/auth';
import { sessionAtom } from '@suite/session';
import { fakeApi, refusal, renderScreen } from '@suite/testing';
import { userProfileFactory } from '@suite/testing/factories';
import { screen, waitFor, within } from '@testing-library/react';
import { answerRegistry } from '../../testing/answer-registry.ts';
import { renderShell } from '../../testing/render-shell.tsx';
import { store } from '../../session/session-store.ts';
import { SetUpSecondFactorScreen } from './set-up-second-factor.screen.tsx';

const uri = 'otpauth://totp/Management%20Suite:ana?secret=JBSWY3DPEHPK3PXP';
const recovery_codes = ['ABCD-EFGH-JKLM-NPQR', 'STUV-WXYZ-2345-6789'];

beforeEach(() => localStorage.clear());

function answer() {
  return fakeApi()
    .on(beginSecondFactorEndpoint, () => ({ uri, secret: 'JBSWY3DPEHPK3PXP' }))
    .on(createSecondFactorEndpoint, ({ body }) => {
      const message = 'This code is not correct.';
      if ((body as { code: string }).code === '492039') return { recovery_codes };
      throw refusal(400, { message, errors: [{ field: 'code', message }] });
    });
}

test('a person who must set up a second factor finds nothing else, wherever they go', async () => {
  const user = userProfileFactory.hotelAdmin().build({ must_set_up_second_factor: true });
  answerRegistry({ remotes: [] });
  fakeApi().on(getUserProfileEndpoint, () => user);
  renderShell('/reports');
  expect(await screen.findByRole('heading', { name: 'Set up two-step verification' })).toBeVisible();
  expect(screen.getByText(/^Seaview requires a second step/)).toBeVisible();
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('an app is set up by its QR code or its key, and the recovery codes are shown before it goes on', async () => {
  const ready = userProfileFactory.hotelAdmin().build({ has_second_factor: true });
  const api = answer().on(getUserProfileEndpoint, () => ready);
  const { user } = renderScreen(<SetUpSecondFactorScreen />, { user: ready });
  await user.click(screen.getByRole('button', { name: 'Use an authenticator app' }));
  expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  expect(screen.getByLabelText('Code')).toHaveFocus();
  await user.type(screen.getByLabelText('Code'), '111111{Enter}');
  expect(await screen.findByText('This code is not correct.')).toBeVisible();
  await user.clear(screen.getByLabelText('Code'));
  await user.type(screen.getByLabelText('Code'), '492039{Enter}');
  expect(await screen.findByRole('heading', { name: 'Keep your recovery codes' })).toHaveFocus();
  const list = within(screen.getByRole('list', { name: 'Recovery codes' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(recovery_codes);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(`${recovery_codes.join('\n')}\n`);
  expect(api.callsTo(getUserProfileEndpoint)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'I have kept them' }));
  await waitFor(() => expect(store.get(sessionAtom)).toEqual({ status: 'signed-in', user: ready }));
});
