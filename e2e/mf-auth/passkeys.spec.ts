import { expectAccessible, expectFitsInLargeText } from '../accessibility/expect-accessible.ts';
import { AccountSettingsPage } from '../pages/account-settings.page.ts';
import { confirmAction, mailedCode } from '../suite/confirm-actions.ts';
import { expect, test } from '../suite/test.ts';

const account = 'none@seaview.test';

test.describe('Passkeys', () => {
  test.use({ account, confirms: false });

  test('are added with a name, sign in, take another name, and can be removed', async ({
    page,
    shell,
    suite,
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
    const settings = new AccountSettingsPage(page);
    await settings.open();
    await settings.press('Add a passkey');
    const dialog = page.getByRole('dialog', { name: 'Add a Passkey' });
    await dialog.getByLabel('Passkey Name').fill('Reception desk');
    await dialog.getByRole('button', { name: 'Add Passkey' }).click();
    const confirmation = page.getByRole('dialog', { name: 'Confirm it is you' });
    await expect(confirmation.getByLabel('Current Password')).toBeFocused();
    await expect(confirmation.getByText('Add a passkey to your account')).toBeVisible();
    await expectAccessible(page, 'confirm a passkey');
    await expectFitsInLargeText(page, 'confirm a passkey');
    await confirmAction(page, { code: () => mailedCode(suite.url, account) });
    await expect(confirmation).toBeHidden();
    await expectAnnounced('The passkey is added.');
    await expect(page.getByText('Reception desk')).toBeVisible();
    await expect(page.getByText(/never used/)).toBeVisible();

    await shell.signOut();
    await page.goto('/account');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page).toHaveURL('/account');
    await expect(page.getByText(/last used/)).toBeVisible();
    await settings.press('Rename Reception desk');
    const renaming = page.getByRole('dialog', { name: 'Rename Passkey' });
    await renaming.getByLabel('Passkey Name').fill('Night desk');
    await renaming.getByRole('button', { name: 'Rename', exact: true }).click();
    await expectAnnounced('The passkey is renamed.');
    await settings.press('Remove Night desk');
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
