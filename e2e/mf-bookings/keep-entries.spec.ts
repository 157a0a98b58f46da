import type { Page } from '@playwright/test';
import { newStay } from '../pages/create-booking.page.ts';
import { demoPassword } from '../pages/sign-in.page.ts';
import { signInByApi } from '../suite/api-caller.ts';
import { dayIn, seaviewZone } from '../suite/calendar.ts';
import { expect, test } from '../suite/test.ts';

const account = 'staff@seaview.test';
const stay = () => newStay(dayIn(seaviewZone, 0), dayIn(seaviewZone, 3));

test.use({ account });

async function endSessions(url: string): Promise<void> {
  const { caller } = await signInByApi(url, account);
  const { status } = await caller.delete('/auth/sessions');
  expect(status).toBe(200);
}

const endedDialog = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' });

test.describe('A session that ends while a booking is entered', () => {
  test('is continued by its user in place, and the booking is saved', async ({
    page,
    context,
    suite,
    bookings,
    createBooking,
  }) => {
    await bookings.open();
    const other = await context.newPage();
    await other.goto('/reports');
    await other.getByText('Reports Page').waitFor();
    await createBooking.open();
    const entered = stay();
    await createBooking.fill(entered);

    // The session ends during the request, since the page would notice an earlier end by itself.
    let sent = 0;
    await createBooking.intercept(async (route) => {
      sent += 1;
      if (sent === 1) await endSessions(suite.url);
      await route.continue();
    });
    await createBooking.submit.click();
    const dialog = endedDialog(page);
    await expect(dialog.getByLabel('Email')).toHaveValue(account);
    await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
    await expect(createBooking.name).toBeHidden();
    await expect(bookings.rows.first()).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('persist:auth'))).toBeNull();
    await expect(other).toHaveURL('/login');

    await page.keyboard.press('Escape');
    await dialog.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(createBooking.dialog).toBeHidden();
    await expect(bookings.rows.first()).toContainText(entered.email);
    expect(sent).toBe(2);
    await expect(page).toHaveURL('/');
    await expect(other).toHaveURL('/reports');
  });

  test('is left by another user, with nothing of it on the sign-in page', async ({
    page,
    suite,
    bookings,
    createBooking,
    signInPage,
  }) => {
    await bookings.open();
    await createBooking.open();
    await createBooking.fill(stay());
    await endSessions(suite.url);
    // Any request of the page receives the 401.
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await endedDialog(page).getByRole('button', { name: 'Sign in as someone else' }).click();
    await expect(page).toHaveURL('/login');
    await expect(signInPage.submit).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('Back and a reload ask before they lose what was entered in a dialog', async ({
  page,
  shell,
  bookings,
  createBooking,
}) => {
  await page.goto('/reports');
  await page.getByText('Reports Page').waitFor();
  await shell.link('All Bookings').click();
  await bookings.settled();
  await createBooking.open();
  const { name } = stay();
  await createBooking.fill({ name });
  const isHeld = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await expect.poll(isHeld).toBe(true);

  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await page.goBack();
  await question.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(createBooking.name).toHaveValue(name);
  await expect(page).toHaveURL('/');

  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload({ timeout: 5_000 }).catch(() => undefined);
  await (await asked).dismiss();
  await reloaded;
  await expect(createBooking.name).toHaveValue(name);

  await page.goBack();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL('/reports');
});
