import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from '../accessibility/expect-accessible.ts';
import { AccountSettingsPage } from '../pages/account-settings.page.ts';
import { ApiCaller, signInByApi } from '../suite/api-caller.ts';
import { confirmActions } from '../suite/confirm-actions.ts';
import { expect, test } from '../suite/test.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';
const photo = 'https://photos.test/maya.svg';

interface Mail {
  subject: string;
  text: string;
}

async function mailsTo(admin: ApiCaller, recipient: string): Promise<Mail[]> {
  const { body } = await admin.get<{ emails: Mail[] }>(`/dev/mailbox?recipient=${recipient}`);
  return body.result.emails;
}

async function newestIn(admin: ApiCaller, recipient: string, wanted: RegExp): Promise<string> {
  for (const { text } of await mailsTo(admin, recipient)) {
    const found = wanted.exec(text)?.[1];
    if (found) return found;
  }
  throw new Error(`No mail to ${recipient} has what was looked for`);
}

async function addColleague(admin: ApiCaller, usr_email: string): Promise<void> {
  const { body } = await admin.get<{ roles: { id: number; permissions: unknown[] }[] }>('/hotel/roles');
  const [role] = body.result.roles.toSorted(
    (one, other) => one.permissions.length - other.permissions.length,
  );
  const person = { usr_firstname: 'Maya', usr_lastname: 'Stone', position: 'Receptionist' };
  const added = await admin.post('/hotel/staff', { ...person, usr_email, role_ids: [role?.id] });
  expect(added.status, added.body.message).toBe(201);
}

const signInOn = async (device: APIRequestContext, usr_email: string, usr_password: string) =>
  (await device.post('/api/auth/login', { data: { usr_email, usr_password } })).status();
const isSignedIn = async (device: APIRequestContext) =>
  (await device.get('/api/auth/user-profile')).status() === 200;

test.use({ confirms: false });

test('An account is taken over from its one-time password, and keeps out its earlier holder', async ({
  page,
  suite,
  playwright,
  signInPage,
  expectAnnounced,
}) => {
  const { caller: admin } = await signInByApi(suite.url, 'admin@seaview.test');
  const usr_email = `maya.${Date.now()}@seaview.test`;
  const account = new AccountSettingsPage(page);
  const device = (userAgent: string) => playwright.request.newContext({ baseURL: suite.url, userAgent });
  const opens = async (usr_email: string, usr_password: string) =>
    (await new ApiCaller(suite.url).post('/auth/login', { usr_email, usr_password })).status;
  const windows = await device(firefox);
  const phone = await device(safari);

  await test.step('the mailed password opens nothing but the choice of an own one', async () => {
    await addColleague(admin, usr_email);
    await page.goto('/account');
    await signInPage.fill(usr_email, await newestIn(admin, usr_email, /One-time password: (\S+)/));
    await signInPage.submit.click();
    await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
    await expectAccessible(page, 'first sign-in');
    await account.field('New Password').fill('Seaside-42');
    await account.field('Confirm Password').fill('Seaside-42');
    await account.press('Save and continue');
    await expect(page).toHaveURL('/account');
    await expect(page.getByRole('heading', { name: 'Maya Stone' })).toBeVisible();
  });

  await test.step('other devices are signed out one by one, and all at once', async () => {
    expect(await signInOn(windows, usr_email, 'Seaside-42')).toBe(200);
    expect(await signInOn(phone, usr_email, 'Seaside-42')).toBe(200);
    await page.reload();
    await account.press('End session: Firefox on Windows');
    await expectAnnounced('The device is signed out.');
    expect([await isSignedIn(windows), await isSignedIn(phone)]).toEqual([false, true]);
    await account.press('Sign out everywhere else');
    await expectAnnounced('You are signed out everywhere else.');
    await expect(page.getByText('Safari on iPhone')).toBeHidden();
    expect(await isSignedIn(phone)).toBe(false);
  });

  await test.step('a new password takes the mailed code, and ends what the old one opened', async () => {
    expect(await signInOn(phone, usr_email, 'Seaside-42')).toBe(200);
    await account.changePassword('Harbour-43', async () => {
      await expectAccessible(page, 'verification code');
      return newestIn(admin, usr_email, /Verification code: (\d{6})/);
    });
    await expectAnnounced('Password updated successfully!');
    await expect(account.dialog('Change Password')).toBeHidden();
    expect([await isSignedIn(phone), await isSignedIn(page.request)]).toEqual([false, true]);
    expect(await opens(usr_email, 'Seaside-42')).toBe(401);
    expect(await opens(usr_email, 'Harbour-43')).toBe(200);
  });

  const new_email = usr_email.replace('@seaview', '@elsewhere');
  await test.step('a new address takes the code mailed there, and the old one is told', async () => {
    const code = () => newestIn(admin, usr_email, /Verification code: (\d{6})/);
    await confirmActions(page, { usr_password: 'Harbour-43', code });
    await account.changeEmail(new_email, () => newestIn(admin, new_email, /Verification code: (\d{6})/));
    await expectAnnounced('Email address updated successfully!');
    await expect(page.getByText(new_email)).toHaveCount(2);
    const told = (await mailsTo(admin, usr_email)).map(({ subject }) => subject);
    expect(told.slice(0, 3)).toEqual([
      'Your e-mail address was changed',
      'Your e-mail address is about to change',
      'Your code to confirm a change of your account',
    ]);
    expect(await opens(usr_email, 'Harbour-43')).toBe(401);
    expect(await opens(new_email, 'Harbour-43')).toBe(200);
  });

  await test.step('a photo comes from this origin, and its own server learns nothing of the browser', async () => {
    const outside: string[] = [];
    await page.route(photo, async (route) => {
      outside.push(route.request().url());
      await route.abort();
    });
    // The suite's server has no photo for addresses in `.test`.
    await page.route('**/api/auth/user-photo?*', async (route) => {
      const body =
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
      await route.fulfill({ contentType: 'image/svg+xml', body });
    });
    await account.press('Edit Profile');
    await account.field('Phone Number').fill('+351912345678');
    await account.field('Gender').selectOption('Female');
    await account.field('Profile Photo URL').fill(photo);
    await account.press('Save Changes');
    const shown = page.locator('img[src^="/api/auth/user-photo?version="]');
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(9);
    expect(outside).toEqual([]);
  });

  await test.step('a user who signs out starts anew', async () => {
    await account.press('Sign out of this device');
    await account.dialog('Confirm Logout').getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL('/login');
    await page.goto('/account');
    await signInPage.fill(new_email, 'Harbour-43');
    await signInPage.submit.click();
    await expect(page).toHaveURL('/account');
    await expect(page.getByRole('heading', { name: 'Maya Stone' })).toBeVisible();
  });
  await Promise.all([windows.dispose(), phone.dispose()]);
});
