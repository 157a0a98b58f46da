import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/expect-accessible.ts';
import { signInByApi } from '../suite/api-caller.ts';
import { dayIn } from '../suite/calendar.ts';
import { freePort } from '../suite/free-port.ts';
import { repository } from '../suite/start-suite.ts';
import { expect, test } from '../suite/test.ts';
import { minutes } from '../suite/time-limits.ts';

test.use({ account: 'admin@alpine.test' });

const example = path.join(repository, 'examples/pms-bridge');

interface BridgeEvent {
  type: string;
  data: { booking_id: number };
  booking: { external_reference: string; name: string; stay_state: string } | null;
}

let folder: string;
let bridge: ChildProcess | undefined;
test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'suite-bridge-'));
});
test.afterEach(async () => {
  bridge?.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

const inDays = (days: number) => dayIn('Europe/Zurich', days);
const read = (...names: string[]) => readFile(path.join(folder, ...names), 'utf8').catch(() => '');

async function readEvents(): Promise<BridgeEvent[]> {
  const lines = (await read('events.jsonl')).split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as BridgeEvent);
}

async function takeSecret(page: Page, title: string): Promise<string> {
  const dialog = page.getByRole('dialog', { name: title });
  // Only a wait for the dialog lets the suite answer "Confirm it is you".
  await expect(dialog).toBeVisible();
  const secret = await dialog.locator('code').innerText();
  await dialog.getByRole('button', { name: 'I have stored it' }).click();
  return secret;
}

async function addWebhook(page: Page, address: string): Promise<string> {
  await page.goto('/integrations?tab=webhooks');
  await page.getByRole('button', { name: 'Add webhook' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add webhook' });
  await dialog.getByLabel('Name').fill('Property management');
  await dialog.getByLabel('Address').fill(address);
  for (const name of [/^Booking deleted/, /^Guest/, /^Room changed/]) {
    for (const box of await dialog.getByRole('checkbox', { name }).all()) await box.uncheck();
  }
  await dialog.getByRole('button', { name: 'Add webhook' }).click();
  return takeSecret(page, 'Secret of the webhook');
}

async function createToken(page: Page): Promise<string> {
  await page.getByRole('tab', { name: 'API tokens' }).click();
  await page.getByRole('button', { name: 'Create Token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create API Token' });
  await dialog.getByLabel('Name').fill('Bridge');
  for (const name of ['Read bookings', 'Write bookings', 'Read guests']) {
    await dialog.getByRole('checkbox', { name }).check();
  }
  await dialog.getByRole('button', { name: 'Create Token' }).click();
  return takeSecret(page, 'Token of Bridge');
}

async function drop(name: string, rows: readonly string[]): Promise<void> {
  const lines = ['external_reference,name,email,room_type,checkin_date,checkout_date', ...rows, ''];
  await mkdir(path.join(folder, 'inbox'), { recursive: true });
  await writeFile(path.join(folder, 'inbox', `${name}.part`), lines.join('\n'));
  await rename(path.join(folder, 'inbox', `${name}.part`), path.join(folder, 'inbox', name));
}

test('A program moves bookings in and events out, with a token and a secret of the hotel', async ({
  page,
  suite,
}) => {
  test.setTimeout(minutes(2));
  const port = await freePort();
  const secret = await addWebhook(page, `http://localhost:${port}/events`);
  const token = await createToken(page);
  await expectAccessible(page, 'API tokens');

  await test.step('the program starts and refuses what is not signed', async () => {
    const settings = { SUITE_URL: suite.url, SUITE_TOKEN: token, WEBHOOK_SECRET: secret };
    bridge = spawn(process.execPath, ['bridge.mjs'], {
      cwd: example,
      env: { ...process.env, ...settings, FOLDER: folder, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(bridge.stdout as NonNullable<ChildProcess['stdout']>, 'data');
    const answer = await fetch(`http://localhost:${port}/events`, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(401);
  });

  await test.step('a file of bookings goes in, with the reason beside the refused row', async () => {
    const [first, last] = [inDays(200), inDays(202)];
    await drop('stays.csv', [
      `PMS-1,Ada Byron,ada@guests.test,Double,${first},${last}`,
      `PMS-2,Ben Cole,ben@guests.test,Double,${last},${first}`,
    ]);
    await expect.poll(() => read('done', 'stays.csv.result.csv')).toContain('PMS-1,created');
    expect(await read('done', 'stays.csv.result.csv')).toMatch(/^PMS-2,refused,".*check-out.*"$/im);
  });

  await test.step('each change comes out with the booking as it is', async () => {
    await expect.poll(readEvents).toHaveLength(1);
    const [created] = await readEvents();
    expect(created).toMatchObject({
      type: 'booking.created',
      booking: { external_reference: 'PMS-1', name: 'Ada Byron', stay_state: 'booked' },
    });
    const { caller } = await signInByApi(suite.url, 'admin@alpine.test');
    await caller.post(`/bookings/${created?.data.booking_id}/stay`, { action: 'cancel', reason: 'Ill' });
    await expect.poll(readEvents).toHaveLength(2);
    expect((await readEvents())[1]).toMatchObject({
      type: 'booking.changed',
      booking: { external_reference: 'PMS-1', stay_state: 'cancelled' },
    });
  });

  await test.step('a file that cannot be read does not keep the next one waiting', async () => {
    await drop('broken.csv', ['PMS-3,Cy,cy@guests.test,Double,one,field,too,many']);
    await expect.poll(() => read('refused', 'broken.csv')).toContain('PMS-3');
  });

  await test.step('the same file makes no second booking', async () => {
    await drop('again.csv', [`PMS-1,Ada Byron,ada@guests.test,Double,${inDays(200)},${inDays(202)}`]);
    await expect.poll(() => read('done', 'again.csv.result.csv')).toContain('PMS-1,');
    expect(await readEvents()).toHaveLength(2);
  });

  await test.step('the hotel sees that its events arrive', async () => {
    await page.getByRole('tab', { name: 'Webhooks' }).click();
    await expect(page.getByText('Delivering')).toBeVisible();
    await expectAccessible(page, 'webhooks');
  });
});
