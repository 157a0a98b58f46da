import { HotelManagementPage } from '../pages/hotel-management.page.ts';
import { newHotel, RegisterHotelPage } from '../pages/register-hotel.page.ts';
import { SignInPage } from '../pages/sign-in.page.ts';
import { signInByApi } from '../suite/api-caller.ts';
import { expect, test } from '../suite/test.ts';

test.use({ account: 'superadmin@demo.test' });

test('A hotel registers, is approved once, and its contact person gets in', async ({
  page,
  browser,
  suite,
  shell,
  expectAnnounced,
}) => {
  const hotel_name = `Quay House ${Date.now()}`;
  const email = `nina.${Date.now()}@quay.test`;
  const guest = await (await browser.newContext({ storageState: { cookies: [], origins: [] } })).newPage();
  const signIn = new SignInPage(guest);

  await test.step('the registration makes no account', async () => {
    const registration = new RegisterHotelPage(guest);
    await guest.goto('/login');
    await registration.open();
    await registration.fill({ ...newHotel(hotel_name), 'Contact Person Email': email });
    await registration.submit.click();
    await expect(registration.result).toHaveAccessibleName('Registration Successful');
    await guest.keyboard.press('Escape');
    await signIn.fill(email, 'Whatever-1');
    await signIn.submit.click();
    await expect(guest.getByRole('alert')).toBeVisible();
    await expect(guest).toHaveURL(/\/login$/);
  });

  const hotels = new HotelManagementPage(page);
  await test.step('a Super Admin finds it first on the list and approves it', async () => {
    await page.goto('/reports');
    await shell.menu.getByRole('link', { name: 'Hotel Management' }).click();
    await expect(page).toHaveURL('/hotels');
    await hotels.settled();
    const row = hotels.rows.first();
    await expect(row).toContainText(hotel_name);
    await expect(row.getByText('Inactive', { exact: true })).toBeVisible();
    await page.route('**/api/hotel/*/approve', async (route) => {
      expect(route.request().postData()).toBeNull();
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await hotels.take('Approve', hotel_name);
    await hotels.press('Approve');
    await expect(hotels.dialog.getByRole('button', { name: 'Approving...' })).toBeVisible();
    await expectAnnounced('Hotel approved successfully!');
    await expectAnnounced(`${hotel_name} has been approved.`);
    await expect(row.getByText('Approved', { exact: true })).toBeVisible();
    await expect(row.getByText('Active', { exact: true })).toBeVisible();
    await expect(row.getByRole('button', { name: 'View' })).toBeFocused();
    await hotels.take('View', hotel_name);
    const administrator = hotels.dialog.getByRole('region', { name: 'Administrator' });
    await expect(administrator.getByText('Verified')).toBeVisible();
    await expect(administrator.getByText(email)).toBeVisible();
  });

  let password = '';
  await test.step('one mail goes out, and a second approval changes nothing', async () => {
    const { caller } = await signInByApi(suite.url, 'superadmin@demo.test');
    const { body } = await caller.get<{ hotels: { id: number }[] }>(
      `/hotel/list?search=${encodeURIComponent(hotel_name)}`,
    );
    const [found] = body.result.hotels;
    expect((await caller.post(`/hotel/${found?.id}/approve`, {})).status).toBe(409);
    const mailbox = await caller.get<{ emails: { text: string }[] }>(`/dev/mailbox?recipient=${email}`);
    expect(mailbox.body.result.emails).toHaveLength(1);
    password = /One-time password: (\S+)/.exec(mailbox.body.result.emails[0]?.text ?? '')?.[1] ?? '';
    await guest.goto(`/mailbox?recipient=${email}`);
    await expect(guest.getByText(email).first()).toBeVisible();
  });

  await test.step('the one-time password opens the suite once another one is chosen', async () => {
    await guest.goto('/hotel-profile');
    await signIn.fill(email, password);
    await signIn.submit.click();
    await expect(guest.getByText(/You signed in with a one-time password/)).toBeVisible();
    await guest.goto('/hotel-profile');
    await expect(guest.getByRole('heading', { name: 'Hotel profile', level: 1 })).toBeHidden();
    await guest.getByLabel('New Password', { exact: true }).fill('Quayside-42');
    await guest.getByLabel('Confirm Password', { exact: true }).fill('Quayside-42');
    await guest.getByRole('button', { name: 'Save and continue' }).click();
    await expect(guest.getByRole('heading', { name: 'Hotel profile', level: 1 })).toBeVisible();
    const sidebar = guest.getByRole('complementary', { name: 'Main' });
    await expect(sidebar.getByText('Hotel Admin')).toBeVisible();
    await expect(sidebar.getByRole('link', { name: 'Hotel Management' })).toBeHidden();
  });
  await guest.context().close();
});
