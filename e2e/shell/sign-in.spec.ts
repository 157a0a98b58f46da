import { demoPassword } from '../pages/sign-in.page.ts';
import { expect, test } from '../suite/test.ts';

test.describe('Sign-in', () => {
  test('shows the refusal of the server and stays, and keeps only user and isAuthenticated after it', async ({
    page,
    signInPage,
  }) => {
    await page.goto('/reports');
    await signInPage.fill('staff@seaview.test', 'not-the-one');
    await signInPage.submit.click();
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
    await expect(page).toHaveURL('/login');

    const answered = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/auth/login') && answer.ok(),
    );
    await signInPage.fill('staff@seaview.test', demoPassword);
    await signInPage.submit.click();
    await expect(page).toHaveURL('/reports');
    const { result } = (await (await answered).json()) as { result: Record<string, string> };
    await expect
      .poll(() =>
        page.evaluate(() => Object.keys(JSON.parse(localStorage['persist:auth'] ?? '{}') as object)),
      )
      .toEqual(expect.arrayContaining(['isAuthenticated', 'user']));
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
