import type { Page } from '@playwright/test';
import { newStay } from '../pages/create-booking.page.ts';
import { dayIn, seaviewZone } from '../suite/calendar.ts';
import { expect, test } from '../suite/test.ts';

async function recordComplaints(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => complaints.push(text));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const { reportViolation } = globalThis as unknown as { reportViolation: (text: string) => void };
      reportViolation(`${violatedDirective} refused ${blockedURI} ${sample}`);
    });
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
  });
  return complaints;
}

test('From sign-in to a new booking, nothing breaks the policy of the page or is logged as an error', async ({
  page,
  signInPage,
  shell,
  bookings,
  createBooking,
}) => {
  const complaints = await recordComplaints(page);
  await signInPage.signIn('admin@seaview.test');
  await bookings.settled();
  // The session request before the sign-in is answered 401, which the browser logs.
  const [unauthenticated, ...rest] = complaints.splice(0);
  expect(unauthenticated).toMatch(/401 .*\/api\/auth\/user-profile$/);
  expect(rest).toEqual([]);

  await page.getByRole('button', { name: 'Use the dark look' }).click();
  await createBooking.open();
  await createBooking.toggleGuests.click();
  await createBooking.addGuest.click();
  await createBooking.submit.click();
  await createBooking.removeGuest(2).click();
  await createBooking.fill(newStay(dayIn(seaviewZone, 0), dayIn(seaviewZone, 2)));
  await createBooking.guestName(1).fill('Ada Visitor');
  await createBooking.submit.click();
  await expect(createBooking.dialog).toBeHidden();
  await expect(bookings.toasts.getByRole('status')).toBeVisible();

  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await page.getByRole('button', { name: 'Expand sidebar' }).click();
  await page.setViewportSize({ width: 375, height: 800 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await shell.menu.getByRole('link', { name: 'All Bookings' }).click();
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.goto('/reports');
  await expect(page.getByText('Reports Page (Coming Soon)')).toBeVisible();
  expect(complaints).toEqual([]);
});

test.describe('Every test', () => {
  test.use({ provoked: /script-src|This is not caught/ });

  test('hears of what the policy of the page refuses, and of uncaught errors', async ({
    page,
    complaints,
  }) => {
    await page.goto('/login');
    await page.getByRole('heading', { name: 'Welcome' }).waitFor();
    await page.evaluate(() => {
      document.body.append(
        Object.assign(document.createElement('script'), { text: 'globalThis.broken = true' }),
      );
      setTimeout(() => {
        throw new Error('This is not caught');
      });
    });
    await expect
      .poll(() => complaints)
      .toEqual([
        expect.stringMatching(/^refused: .*script-src/s),
        expect.stringMatching(/^uncaught: .*This is not caught/s),
      ]);
    expect(await page.evaluate(() => 'broken' in globalThis)).toBe(false);
  });
});
