import { expect, test } from '../suite/test.ts';

test.describe('The guard', () => {
  for (const path of ['/', '/bookings', '/reports']) {
    test(`sends a visitor from ${path} to sign in and back again`, async ({ page, signInPage }) => {
      await page.goto(path);
      await expect(page).toHaveURL('/login');
      await signInPage.fill('staff@seaview.test', 'Demo1234');
      await signInPage.submit.click();
      await expect(page).toHaveURL(path);
    });
  }

  test('leads to the start page when nowhere else was asked for', async ({ page, signInPage }) => {
    await signInPage.signIn('staff@seaview.test');
    await expect(page).toHaveURL('/');
  });

  test('shows its screen for at least half a second', async ({ page }) => {
    await page.addInitScript(() => {
      const seen: { first?: number; last?: number } = {};
      Object.assign(globalThis, { guardSeen: seen });
      const look = () => {
        if (document.querySelector('[role=status]')?.textContent?.includes('Loading...')) {
          seen.first ??= performance.now();
          seen.last = performance.now();
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
    const { last = 0 } = await page.evaluate(
      () => (globalThis as unknown as { guardSeen: { last?: number } }).guardSeen,
    );
    expect(last).toBeGreaterThanOrEqual(450);
  });

  test('takes a signed-in person from /login to the start page, still signed in', async ({
    page,
    signInPage,
  }) => {
    await signInPage.signIn('staff@seaview.test');
    await page.goto('/login');
    await expect(page).toHaveURL('/');
    expect((await page.request.get('/api/auth/user-profile')).status()).toBe(200);
  });

  test('tells a visitor about an unknown page, with the way to sign in', async ({ page }) => {
    await page.goto('/no-such-page');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to Login' }).click();
    await expect(page).toHaveURL('/login');
  });

  test('ends the session on sign-out, and Back shows nothing protected', async ({
    page,
    signInPage,
    shell,
    bookings,
  }) => {
    await signInPage.signIn('staff@seaview.test');
    await expect(bookings.heading).toBeVisible();
    await page.goto('/reports');
    await shell.signOut();
    await expect(page.getByText('Logged out successfully!')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/login');
    await expect(bookings.heading).toHaveCount(0);
    expect((await page.request.get('/api/auth/user-profile')).status()).toBe(401);
  });

  test('keeps a person signed in when the access cookie is gone and the refresh cookie is not', async ({
    page,
    context,
    signInPage,
    bookings,
  }) => {
    await signInPage.signIn('staff@seaview.test');
    await expect(bookings.heading).toBeVisible();
    const cookies = await context.cookies();
    const access = cookies.find(({ name }) => name.includes('access'));
    expect(access).toBeDefined();
    await context.clearCookies({ name: access?.name ?? '' });
    await page.reload();
    await expect(bookings.heading).toBeVisible();
    await expect(page).toHaveURL('/');
  });
});
