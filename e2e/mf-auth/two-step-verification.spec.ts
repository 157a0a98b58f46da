import { Secret, TOTP } from 'otpauth';
import { expectAccessible } from '../accessibility/expect-accessible.ts';
import { AccountSettingsPage } from '../pages/account-settings.page.ts';
import { demoPassword } from '../pages/sign-in.page.ts';
import { confirmAction, mailedCode } from '../suite/confirm-actions.ts';
import { expect, test } from '../suite/test.ts';

const account = 'roles@seaview.test';
const stepMs = 30_000;

test.describe('Two-step verification', () => {
  test.use({ account, confirms: false });

  test('is set up with an app, asked for at the next sign-in, and turned off again', async ({
    page,
    shell,
    suite,
    signInPage,
    expectAnnounced,
  }) => {
    const settings = new AccountSettingsPage(page);
    await settings.open();
    await settings.press('Set up an app');
    await confirmAction(page, { code: () => mailedCode(suite.url, account) });
    const setUp = settings.dialog('Set Up an Authenticator App');
    await expect(setUp.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    await expectAccessible(page, 'set up an app');
    const secret = await setUp.locator('code').innerText();
    const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
    // Each code is valid once, so the next one is taken from the following time step.
    const codeOf = (ahead: number) => app.generate({ timestamp: Date.now() + ahead * stepMs });
    await setUp.getByLabel('Code', { exact: true }).fill(codeOf(0));
    await page.keyboard.press('Enter');
    const codes = settings.dialog('Keep Your Recovery Codes');
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    await expectAccessible(page, 'recovery codes');
    const [recoveryCode = '', other = ''] = await codes.getByRole('listitem').allInnerTexts();
    await codes.getByRole('button', { name: 'I have kept them' }).click();

    const reachSecondStep = async () => {
      await shell.signOut();
      await page.goto('/account');
      await signInPage.fill(account, demoPassword);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Confirm it is you' })).toBeVisible();
    };
    await reachSecondStep();
    await expectAccessible(page, 'second step');
    await page.goto('/account');
    await expect(page).toHaveURL('/login');

    await signInPage.fill(account, demoPassword);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
    await page.keyboard.type(codeOf(1));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/account');

    await reachSecondStep();
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery Code', { exact: true }).fill(recoveryCode);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/account');
    await expect(page.getByText('9 left.')).toBeVisible();
    await settings.press('Turn off');
    await settings.dialog('Turn Off Two-Step Verification').getByRole('button', { name: 'Turn off' }).click();
    await confirmAction(page, { code: async () => other });
    await expectAnnounced('Two-step verification is off.');
  });
});
