import { expectAccessible } from '../accessibility/expect-accessible.ts';
import { ReleasesPage } from '../pages/releases.page.ts';
import { ShellPage } from '../pages/shell.page.ts';
import { demoPassword, type DemoAccount } from '../pages/sign-in.page.ts';
import { signInByApi } from '../suite/api-caller.ts';
import { confirmActions, mailedCode } from '../suite/confirm-actions.ts';
import type { Suite } from '../suite/start-suite.ts';
import { expect, test } from '../suite/test.ts';
import { buildFixture, fixtures } from './remote-workshop.ts';
import { minutes } from '../suite/time-limits.ts';

const staff: DemoAccount = 'staff@seaview.test';
const operator: DemoAccount = 'operator@demo.test';
const label = 'Lanes';

interface Permission {
  id: number;
  permission_name: string;
}
interface Role {
  id: number;
  role_name: string;
  permissions: Permission[];
}
interface Colleague {
  user_id: number;
  usr_email: string;
  roles: { id: number }[];
}

/** Returns the signed document as text. */
async function documentFor(suite: Suite, account: DemoAccount): Promise<string> {
  const { cookies } = await signInByApi(suite.url, account);
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  return (await fetch(`${suite.url}/platform/remotes`, { headers: { cookie } })).text();
}

/** Creates a role with the permission and assigns it to the staff member. */
async function giveToStaff(suite: Suite): Promise<Role> {
  const { caller } = await signInByApi(suite.url, 'admin@seaview.test');
  const { permissions } = (await caller.get<{ permissions: Permission[] }>('/hotel/permissions')).body.result;
  const manage = permissions.find(({ permission_name }) => permission_name === 'pool.manage');
  const form = { role_name: 'Lifeguard', role_description: '', permission_ids: [manage?.id] };
  const created = await caller.post<Role>('/hotel/roles', form);
  expect(created.status).toBe(201);
  const role = created.body.result;
  const person = await findStaff(suite);
  const role_ids = [...person.roles.map(({ id }) => id), role.id];
  expect((await caller.patch(`/hotel/staff/${person.user_id}/roles`, { role_ids })).status).toBe(200);
  return role;
}

async function findStaff(suite: Suite): Promise<Colleague> {
  const { caller } = await signInByApi(suite.url, 'admin@seaview.test');
  const listed = await caller.get<{ staff: Colleague[] }>('/hotel/staff?limit=100');
  const person = listed.body.result.staff.find(({ usr_email }) => usr_email === staff);
  if (!person) throw new Error(`${staff} is not among the staff`);
  return person;
}

test.describe('A permission that a remote declares', () => {
  test.use({ account: staff });
  test.beforeAll(async ({ suite }) => {
    test.setTimeout(minutes(2));
    await buildFixture('mf-pool');
    await suite.release('mf-pool', fixtures);
  });
  // Other tests share this account.
  test.afterEach(async ({ suite }) => {
    const { caller } = await signInByApi(suite.url, 'admin@seaview.test');
    const person = await findStaff(suite);
    const { roles } = (await caller.get<{ roles: Role[] }>('/hotel/roles')).body.result;
    const lifeguard = roles.find(({ role_name }) => role_name === 'Lifeguard');
    const role_ids = person.roles.map(({ id }) => id).filter((id) => id !== lifeguard?.id);
    await caller.patch(`/hotel/staff/${person.user_id}/roles`, { role_ids });
  });

  test('opens its page once an operator accepted it and the hotel gave it, and no longer when it is withdrawn', async ({
    page,
    browser,
    shell,
    suite,
    expectAnnounced,
  }) => {
    test.setTimeout(minutes(2));
    const link = shell.menu.getByRole('link', { name: label });
    const signedOut = { cookies: [], origins: [] };
    const context = await browser.newContext({ baseURL: suite.url, storageState: signedOut });
    const signIn = { usr_email: operator, usr_password: demoPassword };
    await context.request.post('/api/auth/login', { data: signIn });
    const releases = new ReleasesPage(await context.newPage());
    await confirmActions(releases.page, { code: () => mailedCode(suite.url, operator) });
    const decide = async (button: string, answer: string, said: string) => {
      await releases.agreeTo(button, answer);
      await expectAnnounced(said);
    };

    await test.step('nothing of it reaches those who do not hold it', async () => {
      await page.goto('/reports');
      await expect(page.getByText('Reports Page (Coming Soon)')).toBeVisible();
      await expect(link).toHaveCount(0);
      await shell.navigate('/pool');
      await expect(shell.content.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
      for (const account of [staff, 'admin@seaview.test'] as const) {
        const text = await documentFor(suite, account);
        expect(text).not.toContain('pool.manage');
        expect(text).not.toContain(label);
      }
    });

    await test.step('an operator reads and accepts it', async () => {
      await releases.page.goto('/releases');
      await expect(releases.page.getByText('2 permissions wait for acceptance')).toBeVisible();
      await expectAccessible(releases.page, 'permissions that wait');
      await releases.page.getByRole('link', { name: 'Review the permissions of Pool' }).click();
      await releases.page.getByRole('button', { name: 'Accept pool.manage' }).click();
      await expect(releases.dialog).toContainText(
        'See who has booked which lane, and book, move and cancel lanes.',
      );
      await expect(releases.dialog).toContainText('Schwimmbad verwalten');
      await expectAccessible(releases.page, 'accepting a permission');
      await releases.dialog.getByRole('button', { name: 'Cancel' }).click();
      await decide('Accept pool.manage', 'Accept', 'pool.manage is accepted.');
      await expectAccessible(releases.page, 'permissions of a remote');
    });

    await test.step('the Hotel Admin holds it, and gives it to one staff member', async () => {
      expect(await documentFor(suite, 'admin@seaview.test')).toContain(label);
      await expect(link).toHaveCount(0);
      const role = await giveToStaff(suite);
      await expect(link).toBeVisible();
      await link.click();
      await expect(page.getByRole('heading', { name: label, level: 1 })).toBeVisible();
      await expect(page.getByText('Prices may be set here.')).toHaveCount(0);
      expect(await documentFor(suite, 'roles@seaview.test')).not.toContain('pool.manage');
      const other = await signInByApi(suite.url, 'admin@alpine.test');
      expect((await other.caller.get(`/hotel/roles/${role.id}`)).status).toBe(404);
    });

    await test.step('withdrawn, it is gone from every user, and the page is closed', async () => {
      await releases.page.getByRole('button', { name: 'Withdraw pool.manage' }).click();
      await expect(releases.dialog).toContainText('It is taken from 1 role that a hotel made');
      await releases.dialog.getByRole('button', { name: 'Cancel' }).click();
      await decide('Withdraw pool.manage', 'Withdraw', 'pool.manage is withdrawn.');
      await expect(link).toHaveCount(0);
      await new ShellPage(page).navigate('/pool');
      await expect(shell.content.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
      expect(await documentFor(suite, 'admin@seaview.test')).not.toContain('pool.manage');
    });
    await context.close();
  });
});
