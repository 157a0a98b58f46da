import type { Page } from '@playwright/test';
import { expectAccessible, expectFitsInLargeText } from '../accessibility/expect-accessible.ts';
import { ApiCaller, signInByApi } from '../suite/api-caller.ts';
import { confirmAction } from '../suite/confirm-actions.ts';
import { expect, test } from '../suite/test.ts';

const password = 'Lighthouse-42';

async function findInMails(url: string, recipient: string, wanted: RegExp): Promise<string> {
  const find = async () => {
    const mailbox = `/dev/mailbox?recipient=${recipient}`;
    const { body } = await new ApiCaller(url).get<{ emails: { text: string }[] }>(mailbox);
    return body.result.emails.map(({ text }) => wanted.exec(text)?.[1]).find(Boolean) ?? '';
  };
  await expect.poll(find).not.toBe('');
  return find();
}

async function signIn(url: string, usr_email: string, usr_password: string): Promise<ApiCaller> {
  const credentials = { usr_email, usr_password };
  const { body } = await new ApiCaller(url).post<{ accessToken: string }>('/auth/login', credentials);
  return new ApiCaller(url, { authorization: `Bearer ${body.result.accessToken}` }, usr_password);
}

/** Registers and approves a hotel, sets its admin's password, and returns the admin's address. */
async function openHotel(url: string): Promise<string> {
  const usr_email = `nina.${Date.now()}@harbour.test`;
  const registered = await new ApiCaller(url).post<{ id: number }>('/hotel/register', {
    ...{ hotel_name: 'Harbour House', registration_number: `REG-${Date.now()}` },
    ...{ hotel_email: 'desk@harbour.test', hotel_phone: '+1 (555) 123-45', hotel_address: '1 Harbour Road' },
    ...{ hotel_city: 'Lisbon', hotel_state: 'Lisboa', hotel_country: 'Portugal', postal_code: '1100' },
    contact_person_name: 'Nina Harbour',
    contact_person_email: usr_email,
    contact_person_phone: '+351 912 345',
  });
  expect(registered.status, registered.body.message).toBe(201);
  const { caller } = await signInByApi(url, 'superadmin@demo.test');
  const approved = await caller.post(`/hotel/${registered.body.result.id}/approve`, {});
  expect(approved.status, approved.body.message).toBe(200);
  const admin = await signIn(url, usr_email, await findInMails(url, usr_email, /One-time password: (\S+)/));
  const chosen = await admin.patch('/auth/user-profile', { usr_password: 'Forgotten-41' });
  expect(chosen.status, chosen.body.message).toBe(200);
  return usr_email;
}

async function requireSecondFactor(url: string, usr_email: string): Promise<void> {
  const admin = await signIn(url, usr_email, password);
  const { result } = (await admin.get<Record<string, unknown>>('/hotel/profile')).body;
  const { id: _id, hotel_name: _name, registration_number: _number, ...profile } = result;
  const saved = await admin.patch('/hotel/profile', { ...profile, requires_second_factor: true });
  expect(saved.status, saved.body.message).toBe(200);
}

async function addPasskeyDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test.use({ confirms: false });

test('A mailed link lets its reader choose a password, a required second step takes a passkey, and a mail undoes it', async ({
  page,
  suite,
  shell,
  signInPage,
}) => {
  const usr_email = await openHotel(suite.url);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expectAccessible(page, 'forgot password');
  await expectFitsInLargeText(page, 'forgot password');
  await page.getByLabel('Email', { exact: true }).fill(usr_email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toBeVisible();

  await page.goto(await findInMails(suite.url, usr_email, /https?:\/\/[^/]+(\/reset-password#\S+)/));
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await expectAccessible(page, 'choose a new password');
  await expectFitsInLargeText(page, 'choose a new password');
  await page.getByLabel('Confirm Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/login');
  await requireSecondFactor(suite.url, usr_email);

  await addPasskeyDevice(page);
  await page.goto('/reports');
  await signInPage.fill(usr_email, password);
  await signInPage.submit.click();
  await expect(page.getByRole('heading', { name: 'Set up two-step verification' })).toBeVisible();
  await expectAccessible(page, 'set up two-step verification');
  await expectFitsInLargeText(page, 'set up two-step verification');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByRole('dialog', { name: 'Confirm it is you' }).waitFor();
  await expectAccessible(page, 'confirm a passkey');
  const wanted = /Verification code: (\d{6})/;
  await confirmAction(page, {
    usr_password: password,
    code: () => findInMails(suite.url, usr_email, wanted),
  });
  await expect(shell.menu).toBeVisible();
  await expect(page).toHaveURL('/reports');

  await shell.signOut();
  await page.goto('/reports');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(shell.menu).toBeVisible();

  await page.goto(await findInMails(suite.url, usr_email, /https?:\/\/[^/]+(\/undo-new-sign-in#\S+)/));
  await expectAccessible(page, 'undo a new way to sign in');
  await expectFitsInLargeText(page, 'undo a new way to sign in');
  await page.getByRole('button', { name: 'Undo and choose a password' }).click();
  await page.getByLabel('New Password', { exact: true }).fill('Lighthouse-43');
  await page.getByLabel('Confirm Password', { exact: true }).fill('Lighthouse-43');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/login');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await expect(page).toHaveURL('/login');
});

test('A link that restores an address says what it does, and that it is no longer valid', async ({
  page,
}) => {
  await page.goto('/undo-email-change#used-before');
  await expectAccessible(page, 'restore an address');
  await page.getByRole('button', { name: 'Restore my address' }).click();
  await expect(page.getByText('This link is no longer valid.')).toBeVisible();
  await expectAccessible(page, 'a link that was used');
});
