import { expectAccessible } from '../accessibility/expect-accessible.ts';
import { AccountSettingsPage } from '../pages/account-settings.page.ts';
import { expect, test } from '../suite/test.ts';

test.describe('Passkeys', () => {
  test.use({ account: 'none@seaview.test' });

  test('are added with a name, sign in, and can be removed', async ({ page, shell }) => {
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
    await dialog.getByRole('button', { name: 'Add Passkey' }).click();
    await expect(account.toasts.getByText('The passkey is added.')).toBeVisible();
    await expect(page.getByText('Reception desk')).toBeVisible();
    await expect(page.getByText(/never used/)).toBeVisible();

    await shell.signOut();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page).toHaveURL('/account');
    await account.open();
    await expect(page.getByText(/last used/)).toBeVisible();
    await account.press('Remove Reception desk');
    const asked = page.getByRole('dialog', { name: 'Remove Passkey' });
    await asked.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(account.toasts.getByText('The passkey is removed.')).toBeVisible();
    await expect(page.getByText('Reception desk')).toBeHidden();

    await shell.signOut();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByRole('alert')).not.toBeEmpty();
    await expect(page).toHaveURL('/login');
  });
});

test.describe('The first sign-in', () => {
  test.use({ account: 'staff@seaview.test' });

  test('asks for an own password before anything else', async ({ page }) => {
    // Nobody of the demo has a one-time password, so the answers are made to say so.
    let chosen = false;
    await page.route('**/api/auth/user-profile', async (route) => {
      const isChoice = route.request().method() === 'PATCH';
      if (isChoice) {
        expect(route.request().postDataJSON()).toEqual({ usr_password: 'Seaside-42' });
        chosen = true;
      }
      const { 'content-type': _, ...headers } = route.request().headers();
      const answer = await route.fetch({ method: 'GET', headers, postData: undefined });
      const { result, ...rest } = (await answer.json()) as { result: object };
      const step = isChoice ? { step: 'done' } : {};
      await route.fulfill({
        json: { ...rest, result: { ...result, ...step, must_change_password: !chosen } },
      });
    });
    await page.goto('/account');
    await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
    await expectAccessible(page, 'first sign-in');
    await page.getByLabel('New Password').fill('Seaside-42');
    await page.getByLabel('Confirm Password').fill('Seaside-42');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible();
  });
});
