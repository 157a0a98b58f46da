import { defaultPermissionsOf } from '@suite/contracts/permissions';
import { expectAccessible } from '../accessibility/expect-accessible.ts';
import { chooseHotel } from '../pages/choose-hotel.ts';
import { RolesManagementPage } from '../pages/roles-management.page.ts';
import { signInByApi } from '../suite/api-caller.ts';
import { expect, test } from '../suite/test.ts';

interface Permissions {
  permissions: { id: number; permission_name: string }[];
}
interface Roles {
  roles: { id: number; role_name: string }[];
}

test.describe('A Hotel Admin', () => {
  test.use({ account: 'admin@seaview.test', provoked: /409|404/ });

  test('finds roles by the menu and the search, which the URL keeps', async ({ page, shell }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/hotel')) calls.push(`${pathname}${search}`);
    });
    const roles = new RolesManagementPage(page);
    await page.goto('/reports');
    await shell.menu.getByRole('link', { name: 'Role Management' }).click();
    await expect(page).toHaveURL('/roles');
    await expect(roles.heading).toBeVisible();
    await expect(roles.columns).toHaveText([
      '',
      'Role Name',
      'Description',
      'Permissions',
      'Created',
      'Actions',
    ]);
    await expect(roles.card('Total Roles')).toContainText('6');
    await expect(roles.card('Available Permissions')).toContainText('5');
    expect(calls.sort()).toEqual(['/api/hotel/permissions', '/api/hotel/roles']);
    await expect(roles.rowOf('Summer Help')).toContainText('No description provided');
    await expect(roles.rowOf('Hotel Admin')).toContainText('Locked: came with the hotel');

    await roles.search.fill('PHONE');
    await expect(page).toHaveURL('/roles?search=PHONE');
    await expect(roles.rows).toHaveCount(1);
    await expect(roles.rowOf('Reservations Desk')).toBeVisible();
    await expect(roles.card('Filtered Results')).toContainText('1');
    await page.reload();
    await expect(roles.rows).toHaveCount(1);
    await roles.search.fill('nothing like it');
    await expect(page.getByText('Try adjusting your search criteria.')).toBeVisible();
    await expect(roles.card('Filtered Results')).toContainText('0');
  });

  test('makes a role, changes it after seeing what changes, and deletes it', async ({
    page,
    expectAnnounced,
  }) => {
    const sent: { call: string; body: unknown }[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() !== 'GET' && pathname.startsWith('/api/hotel'))
        sent.push({ call: `${request.method()} ${pathname}`, body: request.postDataJSON() as unknown });
    });
    const roles = new RolesManagementPage(page);
    await roles.open();
    await roles.createButton.click();
    await expect(roles.button('Create Role')).toBeDisabled();
    await roles.dialog.getByLabel('Role Name').fill('  ');
    await roles.permission('Create bookings').check();
    await expect(roles.button('Create Role')).toBeDisabled();
    await roles.dialog.getByLabel('Role Name').fill('Night Auditor');
    await roles.dialog.getByLabel('Description').fill('Closes the day');
    await expect(roles.summary).toContainText('Permissions added');
    await expectAccessible(page, 'create role');
    await roles.button('Create Role').click();
    await expectAnnounced('New role created successfully!');
    await expectAnnounced('New role created successfully!');
    await expect(roles.rowOf('Night Auditor')).toContainText('Closes the day');
    const place = await roles.rowOf('Night Auditor').boundingBox();
    await expect(roles.banner('New role created successfully!')).toBeHidden();
    expect(await roles.rowOf('Night Auditor').boundingBox()).toEqual(place);

    await roles.take('Edit Role', 'Night Auditor');
    await roles.permission('Create bookings').uncheck();
    await expect(roles.button('Update Role')).toBeDisabled();
    await roles.permission('Manage bookings').check();
    await expect(roles.summary).toContainText(
      /Permissions added\s*Manage bookings\s*Permissions removed\s*Create bookings/,
    );
    await roles.button('Update Role').click();
    await expectAnnounced('Role updated successfully!');
    await expect(roles.dialog).toBeHidden();
    await roles.take('View Details', 'Night Auditor');
    await expect(roles.dialog.getByRole('region', { name: 'May use' })).toContainText('Delete Booking');
    await expect(roles.dialog).toContainText('No staff member has this role');
    await roles.button('Close').last().click();
    await expect(roles.dialog).toBeHidden();

    await roles.take('Delete Role', 'Night Auditor');
    await expect(roles.dialog).toContainText(
      'Are you sure you want to delete this role? This action cannot be undone.',
    );
    await roles.button('Delete Role').click();
    await expectAnnounced('Role deleted successfully!');
    await expect(roles.rowOf('Night Auditor')).toHaveCount(0);
    expect(sent.map(({ call }) => call)).toEqual([
      'POST /api/hotel/roles',
      // The first request is refused until it is confirmed.
      expect.stringMatching(/^PATCH \/api\/hotel\/roles\/\d+$/),
      expect.stringMatching(/^PATCH \/api\/hotel\/roles\/\d+$/),
      expect.stringMatching(/^DELETE \/api\/hotel\/roles\/\d+$/),
    ]);
    expect(sent[0]?.body).toEqual({
      role_name: 'Night Auditor',
      role_description: 'Closes the day',
      permission_ids: [expect.any(Number)],
    });

    await roles.take('Delete Role', 'Role Keeper');
    await roles.button('Delete Role').click();
    await expectAnnounced(/This role is in use: \d+ (person has|people have) it\./);
    await expect(roles.rowOf('Role Keeper')).toBeVisible();
  });

  test('grants nothing beyond the hotel, and reaches no role of another', async ({ suite }) => {
    const seaview = await signInByApi(suite.url, 'admin@seaview.test');
    const alpine = await signInByApi(suite.url, 'admin@alpine.test');
    const superAdmin = await signInByApi(suite.url, 'superadmin@demo.test');
    const all = await superAdmin.caller.get<Roles & Permissions>('/hotel/permissions');
    const own = await seaview.caller.get<Permissions>('/hotel/permissions');
    const names = own.body.result.permissions.map(({ permission_name }) => permission_name);
    expect(names.sort()).toEqual(defaultPermissionsOf('Hotel Admin').sort());
    expect(all.body.result.permissions).toHaveLength(names.length);
    const before = await seaview.caller.get<Roles>('/hotel/roles');
    const theirs = await alpine.caller.get<Roles>('/hotel/roles');
    const ids = before.body.result.roles.map(({ id }) => id);
    expect(theirs.body.result.roles.filter(({ id }) => ids.includes(id))).toEqual([]);
    // The ids 1 to 8 are the product's permissions; some of them belong to the platform.
    for (const id of [1, 2, 8]) {
      const role = { role_name: `Reviewer ${id}`, role_description: '', permission_ids: [id] };
      const answer = await seaview.caller.post('/hotel/roles', role);
      expect([answer.status, answer.body.errorType]).toEqual([403, 'PERMISSION_DENIED']);
    }
    const after = await seaview.caller.get<Roles>('/hotel/roles');
    expect(after.body.result.roles.map(({ id }) => id)).toEqual(ids);
  });
});

test.describe('A Super Admin', () => {
  test.use({ account: 'superadmin@demo.test' });

  test('chooses a hotel first, and sees its roles alone', async ({ page }) => {
    const roles = new RolesManagementPage(page);
    await page.goto('/roles');
    await chooseHotel(page, 'alpine');
    await expect(page).toHaveURL(/\/roles\?hotelId=\d+$/);
    await expect(roles.rows).toHaveCount(2);
    await expect(roles.rowOf('Role Keeper')).toHaveCount(0);
  });
});
