import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../accessibility/expect-accessible.ts';
import { newStay } from '../pages/create-booking.page.ts';
import { DashboardPage } from '../pages/dashboard.page.ts';
import { signInByApi } from '../suite/api-caller.ts';
import { dayIn, seaviewZone } from '../suite/calendar.ts';
import { expect, test } from '../suite/test.ts';

test.describe('The platform', () => {
  test.use({ account: 'superadmin@demo.test' });

  test('is shown as the server counts it, live, and follows who comes and what is booked', async ({
    page,
    suite,
    shell,
  }) => {
    const dashboard = new DashboardPage(page);
    await page.goto('/reports');
    await shell.settled();
    expect((await shell.entries())[0]).toEqual([null, 'Dashboard', '/dashboard']);
    await shell.link('Dashboard').click();
    await dashboard.settled();
    const cards = await dashboard.cards();
    expect(cards['Total Hotels']).toMatch(/^\d+, \+[\d.]+% this month$/);
    expect(cards['Revenue']).toMatch(/^€\d+\.\dM, Monthly total/);
    expect(cards['Pending Hotels']).toMatch(/^\d+, Awaiting approval$/);
    await expect(dashboard.live).toContainText('System status operational');
    await dashboard.drawn('Monthly Growth', 'Revenue Trend');

    const total = await dashboard.figure('Total Bookings');
    const bookings = await dashboard.liveFigure('Online bookings');
    const { caller } = await signInByApi(suite.url, 'admin@seaview.test');
    const stay = newStay(dayIn(seaviewZone, 40), dayIn(seaviewZone, 41));
    expect((await caller.post('/bookings', { ...stay, no_nights: 1 })).status).toBe(201);
    await dashboard.refresh.click();
    await expect(dashboard.live).toContainText(`Online bookings ${bookings + 1}`);
    // Sessions of earlier tests become inactive meanwhile, so both values are read again.
    await expect(async () => {
      await dashboard.refresh.click();
      const { result } = (await (await page.request.get('/api/dashboard/realtime')).json()) as {
        result: { activeUsers: number };
      };
      expect(await dashboard.liveFigure('Active users')).toBe(result.activeUsers);
    }).toPass();
    await expect.poll(() => dashboard.figure('Total Bookings')).toBe(total + 1);
  });
});

test.describe('A hotel', () => {
  test.use({ account: 'admin@seaview.test' });

  test('shows who is on duty, its figures as a table and a file, and what waits', async ({ page, shell }) => {
    const dashboard = new DashboardPage(page);
    await dashboard.open();
    await dashboard.drawn('Weekly Performance', 'Rush Hours Analysis');
    const before = await dashboard.cards();
    const available = await dashboard.figure('Staff Available');
    await dashboard.panel('Staff Availability').getByRole('button', { name: 'Set Duty' }).click();
    const duty = page
      .getByRole('dialog', { name: 'Set Duty' })
      .getByRole('checkbox', { checked: false })
      .first();
    await duty.click();
    await page.keyboard.press('Escape');
    const after = {
      ...before,
      'Staff Available': before['Staff Available']?.replace(/^\d+/, `${available + 1}`),
    };
    await expect.poll(() => dashboard.cards()).toEqual(after);

    const chart = dashboard.panel('Weekly Performance');
    await chart.getByRole('button', { name: 'Table of Weekly Performance' }).click();
    await expect(chart.getByRole('row')).toHaveCount(8);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      chart.getByRole('button', { name: 'CSV of Weekly Performance' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^weekly-performance-[\d-]+\.csv$/);
    expect(await readFile(await download.path(), 'utf8')).toMatch(/^\uFEFFDay,Bookings\r\n(.+,\d+\r\n){7}$/);
    await expectAccessible(page, "a hotel's dashboard", [1440]);

    await expect(shell.link('Needs attention')).toHaveAccessibleName(/^Needs attention, \d+ waiting$/);
    await shell.link('Needs attention').click();
    const group = page.locator('details').filter({ hasText: 'Unassigned arrival' });
    if ((await group.getAttribute('open')) === null) await group.locator('summary').click();
    const unassigned = page.getByLabel(/^Assign the arrival of /).first();
    await unassigned.locator('option').nth(1).waitFor({ state: 'attached' });
    const arrival = page.getByLabel((await unassigned.getAttribute('aria-label')) ?? '', { exact: true });
    await arrival.selectOption({ index: 1 });
    await expect(page.getByText(/^The arrival of .+ is assigned$/)).toBeVisible();
    await expect(arrival).toHaveCount(0);
    await expectAccessible(page, 'what needs attention', [1440]);
    await page.setViewportSize({ width: 375, height: 667 });
    const first = page
      .getByRole('table')
      .getByRole('row')
      .filter({ has: page.getByRole('cell') })
      .first();
    await expect(first).toBeInViewport({ ratio: 1 });
  });
});

test.describe('A staff member', () => {
  test.use({
    account: 'staff@seaview.test',
    viewport: { width: 375, height: 800 },
  });

  test('cleans a room, and one card counts it', async ({ page }) => {
    const dashboard = new DashboardPage(page);
    await dashboard.open();
    await expect(page.getByRole('heading', { name: "Today's Overview" })).toBeVisible();
    const before = await dashboard.cards();
    const cleaned = Number(/(\d+) completed/.exec(before['Rooms Assigned'] ?? '')?.[1]);
    await page
      .getByRole('button', { name: /^Mark Clean: room/ })
      .first()
      .click();
    const after = {
      ...before,
      'Rooms Assigned': before['Rooms Assigned']?.replace(/\d+ completed/, `${cleaned + 1} completed`),
    };
    await expect.poll(() => dashboard.cards()).toEqual(after);

    await dashboard.drawn('Weekly Activity', 'Room Status Overview');
    await expectAccessible(page, "a staff member's dashboard");
  });
});
