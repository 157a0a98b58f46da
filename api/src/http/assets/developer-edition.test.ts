import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

const page = '<title>built shell</title>';
const edition = createHash('sha256').update(page).digest('hex').slice(0, 12);
const cookie = `suite-override=${encodeURIComponent('{"mf-bookings":"http://localhost:4001/"}')}`;

async function startApp(DEMO: string): Promise<TestApp> {
  const server = await createTestApp({ DEMO });
  const { shellDir } = server.config;
  await mkdir(shellDir, { recursive: true });
  await writeFile(join(shellDir, 'index.html'), page);
  return server;
}

const editionsOf = ({ config }: TestApp) => join(config.shellDir, '../.cache/developer-edition');

async function addEdition(server: TestApp, name: string): Promise<void> {
  const folder = join(editionsOf(server), name);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'index.html'), 'for developers');
  await writeFile(join(folder, 'main.js'), 'their script');
}

async function visit({ app }: TestApp, headers: Record<string, string>): Promise<string> {
  return (await app.inject({ url: '/', headers: { accept: 'text/html', ...headers } })).body;
}

let development: TestApp;
let production: TestApp;

beforeAll(async () => {
  development = await startApp('1');
  production = await startApp('0');
});
afterAll(async () => {
  await development.close();
  await production.close();
});

afterEach(() => rm(editionsOf(development), { recursive: true, force: true }));

test('a page with an override is the developer edition of this very shell, once there is one', async () => {
  expect(await visit(development, { cookie })).toBe(page);
  await addEdition(development, 'another-shell');
  expect(await visit(development, { cookie })).toBe(page);
  await addEdition(development, edition);
  expect(await visit(development, { cookie })).toBe('for developers');
  const script = await development.app.inject(`/developer-edition/${edition}/main.js`);
  expect([script.statusCode, script.body]).toEqual([200, 'their script']);
});

test('other visitors get the built shell', async () => {
  await addEdition(development, edition);
  expect(await visit(development, {})).toBe(page);
  expect(await visit(development, { cookie: 'suite-override=nonsense' })).toBe(page);
});

test('a server that is not in development has none', async () => {
  await addEdition(production, edition);
  expect(await visit(production, { cookie })).toBe(page);
  const script = await production.app.inject(`/developer-edition/${edition}/main.js`);
  expect(script.statusCode).toBe(404);
});

test.each(['..%2f..', '%2e%2e/%2e%2e', '..%5c..'])(
  'serves nothing outside of its folder: %s',
  async (away) => {
    const { dataDir } = development.config;
    await writeFile(join(dataDir, 'secret-key'), 'the key');
    const { body } = await development.app.inject(`/developer-edition/${away}/secret-key`);
    expect(body).not.toContain('the key');
  },
);
