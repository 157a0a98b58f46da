import { expectAccessible, expectFitsInLargeText } from '../accessibility/expect-accessible.ts';
import { startProvider, type SignInProvider } from '../suite/start-provider.ts';
import { expect, test } from '../suite/test.ts';

let provider: SignInProvider | undefined;
test.afterEach(() => provider?.close());

test.describe('Single sign-on', () => {
  test.use({ account: 'admin@seaview.test' });

  test('an admin sets a provider, and a person without an account signs in with it and out again', async ({
    page,
    shell,
    browser,
    suite,
  }) => {
    await page.goto('/reports');
    await shell.menu.getByRole('link', { name: 'Single Sign-On' }).click();
    const redirect = page.getByText(/\/single-sign-on\/\d+$/);
    const hotel = /\d+$/.exec((await redirect.textContent()) ?? '')?.[0] ?? '';
    await expectAccessible(page, 'single sign-on');
    await expectFitsInLargeText(page, 'single sign-on');

    const email = `new.person.${Date.now()}@seaview.test`;
    const names = { given_name: 'Nadia', family_name: 'Holm' };
    provider = await startProvider(suite.url, hotel, () => ({ email, email_verified: true, ...names }));
    const fields = {
      Name: 'Seaview ID',
      Issuer: provider.issuer,
      'Client ID': provider.client_id,
      'Client secret': provider.client_secret,
      'E-mail domains': 'seaview.test',
    };
    for (const [label, value] of Object.entries(fields)) {
      await page.getByLabel(label, { exact: true }).fill(value);
    }
    await page.getByLabel('Role of new accounts').selectOption('Staff');
    await page.getByRole('button', { name: 'Test the Connection' }).click();
    await expect(page.getByText(/It knows the client ID and its secret/)).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Single sign-on saved successfully!')).toBeVisible();

    const signedOut = { cookies: [], origins: [] };
    const visitor = await browser.newPage({ baseURL: suite.url, storageState: signedOut });
    // The browser has used this hotel's provider before.
    await visitor.addInitScript((used) => localStorage.setItem('suite:sign-in-provider', used), hotel);
    await visitor.goto('/reports');
    await visitor.getByRole('button', { name: 'Continue with Seaview ID' }).click();
    await visitor.locator('input[name=login]').fill('nadia');
    await visitor.locator('input[name=password]').fill('any');
    await visitor.locator('button[type=submit]').click();
    await expect(visitor.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    await expect(visitor).toHaveURL('/reports');
    const profile = await visitor.request.get('/api/auth/user-profile');
    expect(await profile.json()).toMatchObject({ result: { usr_email: email, usr_lastname: 'Holm' } });

    await visitor.getByRole('button', { name: 'Sign out', exact: true }).click();
    await visitor.locator('button[type=submit], button[autofocus]').first().click();
    await expect(visitor).toHaveURL('/login');
    await expect(visitor.getByRole('button', { name: 'Continue with Seaview ID' })).toBeVisible();
    await visitor.close();
  });
});
