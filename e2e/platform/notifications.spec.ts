import type { Page } from '@playwright/test';
import { newHotel, RegisterHotelPage } from '../pages/register-hotel.page.ts';
import { ageNotifications } from '../suite/age-notifications.ts';
import { ApiCaller } from '../suite/api-caller.ts';
import { expect, test } from '../suite/test.ts';
import { minutes } from '../suite/time-limits.ts';

const account = 'superadmin@demo.test';

const bellOf = (page: Page) => page.getByRole('button', { name: /^Notifications(, \d+ unread)?$/ });

async function unreadOn(page: Page): Promise<number> {
  const name = (await bellOf(page).getAttribute('aria-label')) ?? '';
  return Number(/\d+/.exec(name)?.[0] ?? 0);
}

test.describe('Notifications', () => {
  test.use({ account });

  test('arrive live, are read in all tabs at once, and are mailed once a day', async ({
    page,
    browser,
    suite,
  }) => {
    test.setTimeout(minutes(3));
    const hotel_name = `Pier House ${Date.now()}`;
    const summaries = async () => {
      const { body } = await new ApiCaller(suite.url).get<{ emails: { subject: string; text: string }[] }>(
        `/dev/mailbox?recipient=${account}`,
      );
      return body.result.emails.filter(({ subject }) => /unread notification/.test(subject));
    };
    await page.goto('/account');
    await page.getByRole('heading', { name: 'Account Settings' }).waitFor();
    const other = await page.context().newPage();
    await other.goto('/reports');
    await bellOf(other).click();
    const panel = other.getByRole('dialog', { name: 'Notifications' });
    const link = panel.getByRole('link', { name: `${hotel_name} has registered` });
    const markAll = panel.getByRole('button', { name: 'Mark all as read' });
    await panel.getByRole('listitem').first().or(panel.getByText('No notifications')).waitFor();
    if (await markAll.isEnabled()) await markAll.click();
    await other.keyboard.press('Escape');
    await expect(bellOf(other)).toBeFocused();
    await expect.poll(() => unreadOn(other)).toBe(0);
    // A background tab has no stream; it updates when shown or through the tab in front.
    await expect.poll(() => unreadOn(page)).toBe(0);

    // A summary chosen after its hour is sent immediately.
    const mailed = page.getByRole('checkbox', { name: 'Registered hotels: daily summary by mail' });
    await mailed.click();
    await expect(mailed).toBeChecked();
    await expect(page.getByText('Your choice was saved.')).toBeVisible();

    await test.step('a visitor registers a hotel in another browser', async () => {
      const guest = await (
        await browser.newContext({ baseURL: suite.url, storageState: { cookies: [], origins: [] } })
      ).newPage();
      const registration = new RegisterHotelPage(guest);
      await guest.goto('/login');
      await registration.open();
      await registration.fill({
        ...newHotel(hotel_name),
        'Contact Person Email': `nina.${Date.now()}@pier.test`,
      });
      await registration.submit.click();
      await expect(registration.result).toHaveAccessibleName('Registration Successful');
      await guest.context().close();
    });

    await test.step('both tabs count it within seconds, and reading it in one clears the other', async () => {
      await expect(other.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
      await bellOf(other).click();
      await expect(link).toHaveAccessibleName(/^Unread: /);
      await expect(link).toHaveAttribute('href', /^\/hotels\?id=\d+$/);
      await expect(link.locator('time')).toHaveAttribute('title', /\d{4}, \d\d:\d\d \S+$/);
    });

    await test.step('what is unread from before 07:00 is mailed once, whatever restarts', async () => {
      expect(await summaries()).toEqual([]);
      await ageNotifications(suite);
      await suite.restart();
      await expect.poll(async () => (await summaries()).length).toBe(1);
      const [summary] = await summaries();
      expect(summary?.subject).toBe('You have 1 unread notification');
      expect(summary?.text).toContain('1 hotel was registered and waits for your decision.');
      expect(summary?.text).toContain('/account');
      expect(summary?.text).not.toContain(hotel_name);
      await suite.restart();
    });

    await test.step('the tabs find the server again', async () => {
      await markAll.click();
      await expect(markAll).toBeDisabled();
      await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
      await expect(link).toHaveAccessibleName(new RegExp(`^${hotel_name}`));
      expect(await summaries()).toHaveLength(1);
    });

    await page.bringToFront();
    await mailed.click();
    await expect(mailed).not.toBeChecked();
  });

  test('fill the width of a phone and can be read at twice the size', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto('/reports');
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await bellOf(page).click();
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    await panel.getByRole('listitem').first().or(panel.getByText('No notifications')).waitFor();
    expect((await panel.boundingBox())?.width).toBe(375);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await expect(bellOf(page)).toBeFocused();
  });
});
