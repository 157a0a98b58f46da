import type { Page } from '@playwright/test';
import { AccountSettingsPage } from '../pages/account-settings.page.ts';
import { demoPassword } from '../pages/sign-in.page.ts';
import { expect, test } from '../suite/test.ts';

/** The server's answer to a session that was signed in more than five minutes ago, to the next call alone. */
async function refuseOnce(page: Page): Promise<void> {
  const failure = {
    success: false,
    errorType: 'CONFIRMATION_REQUIRED',
    message: 'Please confirm it is you to continue.',
  };
  await page.route('**/api/auth/passkeys/options', (route) => route.fulfill({ status: 403, json: failure }), {
    times: 1,
  });
}

test.describe('Passkeys', () => {
  test.use({ account: 'none@seaview.test' });

  test('are added with a name, sign in, take another name, and can be removed', async ({
    page,
    shell,
    expectAnnounced,
  }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    const account = new AccountSettingsPage(page);
    await account.open();
    await account.press('Add a passkey');
    const dialog = page.getByRole('dialog', { name: 'Add a Passkey' });
    await dialog.getByLabel('Passkey Name').fill('Reception desk');
    await refuseOnce(page);
    await dialog.getByRole('button', { name: 'Add Passkey' }).click();
    const confirmation = page.getByRole('dialog', { name: 'Confirm it is you' });
    await expect(confirmation.getByLabel('Current Password')).toBeFocused();
    await page.keyboard.type(demoPassword);
    await confirmation.getByRole('button', { name: 'Confirm' }).click();
    await expect(confirmation).toBeHidden();
    await expectAnnounced('The passkey is added.');
    await expect(page.getByText('Reception desk')).toBeVisible();
    await expect(page.getByText(/never used/)).toBeVisible();

    await shell.signOut();
    await page.goto('/account');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page).toHaveURL('/account');
    await expect(page.getByText(/last used/)).toBeVisible();
    await account.press('Rename Reception desk');
    const renaming = page.getByRole('dialog', { name: 'Rename Passkey' });
    await renaming.getByLabel('Passkey Name').fill('Night desk');
    await renaming.getByRole('button', { name: 'Rename', exact: true }).click();
    await expectAnnounced('The passkey is renamed.');
    await account.press('Remove Night desk');
    const asked = page.getByRole('dialog', { name: 'Remove Passkey' });
    await asked.getByRole('button', { name: 'Remove', exact: true }).click();
    await expectAnnounced('The passkey is removed.');
    await expect(page.getByText('Night desk')).toBeHidden();

    await shell.signOut();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByRole('alert')).not.toBeEmpty();
    await expect(page).toHaveURL('/login');
  });
});
