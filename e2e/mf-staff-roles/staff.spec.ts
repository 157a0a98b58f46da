import { expectAccessible } from '../accessibility/expect-accessible.ts';
import { chooseHotel } from '../pages/choose-hotel.ts';
import { SignInPage } from '../pages/sign-in.page.ts';
import { StaffManagementPage } from '../pages/staff-management.page.ts';
import { ApiCaller } from '../suite/api-caller.ts';
import { expect, test } from '../suite/test.ts';

const newcomer = {
  'First Name': 'Nora',
  'Last Name': 'Quist',
  Email: `nora.${Date.now()}@seaview.test`,
  Position: 'Night Auditor',
};

test.describe('A Hotel Admin', () => {
  test.use({ account: 'admin@seaview.test' });

  test('finds colleagues by the menu, pages and filters, which the URL keeps', async ({ page, shell }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/hotel')) calls.push(`${pathname}${search}`);
    });
    const staff = new StaffManagementPage(page);
    await page.goto('/reports');
    await shell.menu.getByRole('link', { name: 'User Management' }).click();
    await expect(page).toHaveURL('/users');
    await staff.settled();
    await expect(staff.heading).toBeVisible();
    expect(calls).toEqual(['/api/hotel/staff?page=1&limit=10']);
    await expect(staff.columns).toHaveText(['', 'Staff Details', 'Contact', 'Position', 'Status', 'Actions']);
    const count = async (label: Parameters<typeof staff.card>[0]) =>
      Number(await staff.card(label).getByText(/^\d+$/).textContent());
    const total = await count('Total Staff');
    expect((await count('Active Staff')) + (await count('Inactive Staff'))).toBe(total);
    expect(await count('Recent Activity')).toBeGreaterThan(0);
    await expect(staff.pagination.getByText(`Showing 1 to 10 of ${total} results`)).toBeVisible();

    await staff.pagination.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL('/users?page=2');
    await staff.position.selectOption('Receptionist');
    await staff.status.selectOption('Active');
    await staff.search.fill('TOMÁS');
    await expect(page).toHaveURL(/search=TOM%C3%81S/);
    await expect(staff.rows).toHaveCount(1);
    await page.reload();
    await expect(staff.rows).toHaveCount(1);
    await expect(staff.rowOf('staff@seaview.test')).toContainText('Receptionist');
    await expect(staff.pagination).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/users?status=active&position=Receptionist');
    await expect(staff.search).toHaveValue('');
  });

  test('adds a colleague, changes what they may do, and removes them while they are signed in', async ({
    page,
    browser,
    suite,
    expectAnnounced,
  }) => {
    const staff = new StaffManagementPage(page);
    await staff.open();
    await staff.addButton.click();
    // The field's error on blur moves the box, but not during the press.
    await staff.role('Staff').click({ delay: 300 });
    await expect(staff.dialog.getByLabel('First Name', { exact: true })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await expect(staff.role('Staff')).toBeChecked();
    await staff.fill(newcomer);
    await expect(staff.dialog.getByRole('region', { name: 'What changes' })).toContainText('Create bookings');
    await expectAccessible(page, 'add staff', [375]);
    await staff.press('Add Staff');
    await expectAnnounced('Staff added successfully!');
    await expectAnnounced('Staff added successfully!');
    await expect(staff.dialog).toBeHidden();
    await expect(staff.rows.first()).toContainText('Nora Quist');

    const mailbox = await new ApiCaller(suite.url).get<{ emails: { text: string }[] }>(
      `/dev/mailbox?recipient=${newcomer.Email}`,
    );
    expect(mailbox.body.result.emails).toHaveLength(1);
    const password = /One-time password: (\S+)/.exec(mailbox.body.result.emails[0]?.text ?? '')?.[1] ?? '';
    const signedOut = { cookies: [], origins: [] };
    const theirs = await (await browser.newContext({ storageState: signedOut })).newPage();
    const signIn = new SignInPage(theirs);
    await theirs.goto('/reports');
    await signIn.fill(newcomer.Email, password);
    await signIn.submit.click();
    await expect(theirs.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
    await theirs.getByLabel('New Password').fill('Harbour-42');
    await theirs.getByLabel('Confirm Password').fill('Harbour-42');
    await theirs.getByRole('button', { name: 'Save and continue' }).click();
    await expect(theirs.getByText('Reports Page (Coming Soon)')).toBeVisible();

    await staff.take('Edit Staff', 'Nora Quist');
    await expect(staff.dialog.getByLabel('Email', { exact: true })).not.toBeEditable();
    await staff.fill({ Phone: '+351 912 345 678' });
    await staff.role('Role Keeper').check();
    await staff.press('Update Staff');
    await expectAnnounced('Staff details updated successfully!');
    await expect(staff.rowOf('Nora Quist')).toContainText('2 roles');
    await staff.take('View Details', 'Nora Quist');
    await expect(staff.dialog.getByRole('region', { name: 'May use' })).toContainText('Manage Roles');
    await page.keyboard.press('Escape');
    await expect(staff.dialog).toBeHidden();

    await staff.take('Remove Staff', 'Nora Quist');
    await staff.press('Remove Staff');
    await expectAnnounced('Staff removed successfully!');
    await expect(staff.rowOf('Nora Quist')).toHaveCount(0);
    await theirs.reload();
    await expect(theirs).toHaveURL('/login');
    await theirs.context().close();

    await staff.open('/users?search=admin%40seaview.test');
    await staff.take('Remove Staff', 'admin@seaview.test');
    await staff.press('Remove Staff');
    await expectAnnounced('You cannot remove yourself.');
    await expect(staff.rowOf('admin@seaview.test')).toBeVisible();
  });
});

test.describe('A user who may only assign roles', () => {
  test.use({ account: 'roles@seaview.test' });

  test('sees roles-only mode, and nothing is sent but roles', async ({ page, shell, expectAnnounced }) => {
    const sent: { path: string; body: unknown }[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PATCH')
        sent.push({ path: new URL(request.url()).pathname, body: request.postDataJSON() as unknown });
    });
    const staff = new StaffManagementPage(page);
    await staff.open('/users?search=lei.tang%40seaview.test');
    await expect(shell.menu.getByRole('link', { name: /Management/ })).toHaveText(['User Management']);
    await expect(staff.addButton).toHaveCount(0);
    await expect(await staff.openMenu('lei.tang@seaview.test')).toHaveText(['View Details', 'Manage Roles']);
    await page.keyboard.press('Escape');
    await staff.take('Manage Roles', 'lei.tang@seaview.test');
    await expect(page.getByRole('dialog', { name: 'Manage Staff Roles' })).toBeVisible();
    await expect(staff.role('Hotel Admin')).toBeDisabled();
    await staff.role('Role Keeper').check();
    await staff.press('Update Roles');
    await expectAnnounced('Staff roles updated successfully!');
    await expect(staff.rowOf('lei.tang@seaview.test')).toContainText('2 roles');
    const call = {
      path: expect.stringMatching(/^\/api\/hotel\/staff\/\d+\/roles$/),
      body: { role_ids: [expect.any(Number), expect.any(Number)] },
    };
    // The first request is refused until it is confirmed.
    expect(sent).toEqual([call, call]);
  });
});

test.describe('A Super Admin', () => {
  test.use({ account: 'superadmin@demo.test' });

  test('chooses a hotel first, and sees its staff alone', async ({ page, expectAnnounced }) => {
    const staff = new StaffManagementPage(page);
    await page.goto('/users');
    await expect(
      page.getByText('Your account belongs to no hotel. Choose one to see its staff.'),
    ).toBeVisible();
    await chooseHotel(page, 'alpine');
    await staff.settled();
    await expect(page).toHaveURL(/\/users\?hotelId=\d+$/);
    await expect(staff.rows).toHaveCount(1);
    await expect(staff.rowOf('admin@alpine.test')).toBeVisible();
    await staff.take('Remove Staff', 'admin@alpine.test');
    await staff.press('Remove Staff');
    await expectAnnounced("This is the hotel's last Hotel Admin.");
    await page.reload();
    await expect(staff.rowOf('admin@alpine.test')).toBeVisible();
  });
});
