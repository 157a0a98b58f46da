import { expect, test } from '../suite/test.ts';

test.describe('Sign-in', () => {
  test('names what is wrong with the fields, then shows the refusal of the server and stays', async ({
    page,
    signInPage,
  }) => {
    await page.goto('/login');
    await signInPage.submit.click();
    await expect(page.getByText('Email is required')).toBeVisible();
    await expect(page.getByText('Password is required')).toBeVisible();
    await signInPage.fill('abc', '12345');
    await signInPage.submit.click();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();

    await signInPage.fill('staff@seaview.test', 'not-the-one');
    await signInPage.submit.click();
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
    await expect(page).toHaveURL('/login');
  });

  test('says that it is busy and sends once', async ({ page, signInPage }) => {
    let sent = 0;
    await page.route('**/api/auth/login', async (route) => {
      sent += 1;
      expect(route.request().postDataJSON()).toEqual({
        usr_email: 'staff@seaview.test',
        usr_password: 'Demo1234',
      });
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue();
    });
    await page.goto('/login');
    await signInPage.fill('staff@seaview.test', 'Demo1234');
    await signInPage.submit.click();
    await expect(signInPage.submit).toHaveText('Signing In...');
    await signInPage.submit.click({ force: true });
    await expect(page).toHaveURL('/');
    expect(sent).toBe(1);
  });

  test('keeps only user and isAuthenticated in the browser', async ({ page, signInPage }) => {
    const answered = page.waitForResponse('**/api/auth/login');
    await signInPage.signIn('staff@seaview.test');
    const { result } = (await (await answered).json()) as { result: Record<string, string> };
    const kept = await page.evaluate(() => ({ ...localStorage }));
    expect(Object.keys(JSON.parse(kept['persist:auth'] ?? '{}') as object).sort()).toEqual([
      'isAuthenticated',
      'user',
    ]);
    const everything = JSON.stringify(kept);
    for (const secret of [result['accessToken'], result['refreshToken']]) {
      expect(secret).toMatch(/.{20}/);
      expect(everything).not.toContain(secret);
    }
    const { 'suite:registry-documents': _documents, ...own } = kept;
    expect(JSON.stringify(own)).not.toMatch(/token/i);
  });

  test('loads no table, no chart and no remote, in at most six requests', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector('form') && performance.getEntriesByName('usable').length === 0) {
          performance.mark('usable');
        }
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/login');
    await page.getByRole('heading', { name: 'Welcome' }).waitFor();
    const untilUsable = await page.evaluate(() => {
      const usable = performance.getEntriesByName('usable')[0]?.startTime ?? 0;
      const requested = performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < usable);
      return 1 + requested.length;
    });
    expect(untilUsable).toBeGreaterThan(1);
    expect(untilUsable).toBeLessThanOrEqual(6);
    await page.waitForLoadState('networkidle');
    expect(requests.filter((path) => path.startsWith('/releases/'))).toEqual([]);
  });
});
