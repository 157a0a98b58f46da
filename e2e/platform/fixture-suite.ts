import type { Browser, Page } from '@playwright/test';
import { demoPassword } from '../pages/sign-in.page.ts';
import { startSuite, type Suite } from '../suite/start-suite.ts';
import { test as base } from '../suite/test.ts';
import { startFaultLane, type FaultLane } from './fault-lane.ts';
import type { DocumentRemote, Variant } from './remote-variant.ts';
import { buildFixture, fixtures } from './remote-workshop.ts';
import { minutes } from '../suite/time-limits.ts';

export interface FixtureSuite {
  suite: Suite;
  sample: Variant;
  readSample(): Promise<Variant>;
  startLane(): Promise<FaultLane>;
  readRemote(name: string): Promise<Variant>;
  open(browser: Browser, at: string, url: string): Promise<Page>;
}

export const test = base.extend<{ fixtureSuite: FixtureSuite }>({
  // Remotes are broken on purpose, so their errors are accepted; violations of the policy are not.
  provoked: /^uncaught/,
  baseURL: async ({ fixtureSuite }, use) => use(fixtureSuite.suite.url),
  fixtureSuite: [
    async ({ sharedSuites }, use) => use(await sharedSuites.open('fixtures', startFixtureSuite)),
    { timeout: minutes(4) },
  ],
});

async function startFixtureSuite(): Promise<FixtureSuite & { stop(): Promise<void> }> {
  const [suite] = await Promise.all([startSuite(), buildFixture('mf-sample'), buildFixture('mf-neighbour')]);
  const lanes: FaultLane[] = [];
  const stop = async () => {
    for (const lane of lanes) await lane.proxy.stop();
    await suite.stop();
  };
  try {
    for (const remote of ['mf-sample', 'mf-neighbour']) await suite.release(remote, fixtures);
    const cookie = await signIn(suite.url);
    const readRemote = (name: string) => readRelease(suite.url, cookie, name);
    const sample = await readRemote('mf-sample');
    const startLane = async () => {
      const lane = await startFaultLane(suite.url, sample);
      lanes.push(lane);
      return lane;
    };
    return {
      suite,
      sample,
      readSample: () => readRemote('mf-sample'),
      readRemote,
      startLane,
      open: (browser, at, url) => open(browser, at, url, cookie),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ usr_email: 'staff@seaview.test', usr_password: demoPassword }),
  });
  if (!answer.ok) throw new Error(`The sign-in failed: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

async function readRelease(url: string, cookie: string, wanted: string): Promise<Variant> {
  const answer = await fetch(`${url}/platform/remotes`, { headers: { cookie } });
  const { remotes } = (await answer.json()) as { remotes: DocumentRemote[] };
  const remote = remotes.find(({ name }) => name === wanted);
  if (!remote) throw new Error(`${wanted} is not in the registry document`);
  const files = new Map<string, Buffer>();
  for (const file of Object.keys(remote.files)) {
    const body = await fetch(`${url}${remote.base}${file}`);
    files.set(file, Buffer.from(await body.arrayBuffer()));
  }
  return { remote, files };
}

async function open(browser: Browser, at: string, url: string, cookie: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url });
  const cookies = cookie.split('; ').map((pair) => {
    const [name = '', value = ''] = pair.split('=');
    return { name, value, url, httpOnly: true };
  });
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.goto(at);
  return page;
}
