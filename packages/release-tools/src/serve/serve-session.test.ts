import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { checkRelease, type Release } from '@suite/descriptor';
import { serveSession } from './serve-session.ts';
import { sessionRelease } from './session-release.ts';

const descriptor: Release['descriptor'] = {
  name: 'mf-tasks',
  title: 'Tasks',
  access: 'signed-in',
  routes: [{ path: '/tasks/*' }],
  menu: [],
  exposes: ['./remote', './notes'],
};
const session = sessionRelease(descriptor, '1.2.0');
const live = { build: 7, modules: { './remote': 'remote.js' }, styles: [] };
let home: string;
let port: number;
let server: Awaited<ReturnType<typeof serveSession>>;

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const { port: free } = probe.address() as AddressInfo;
  probe.close();
  return free;
}

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'suite-serve-'));
  await mkdir(join(home, 'dist/assets'), { recursive: true });
  await writeFile(join(home, 'dist/assets/a b.js'), 'export {};');
  await writeFile(join(home, 'secret.txt'), 'not served');
  port = await findFreePort();
  server = await serveSession({
    port,
    folder: join(home, 'dist'),
    suite: 'https://suite.example/x',
    ...session,
  });
});
afterAll(async () => {
  await server.stop();
  await rm(home, { recursive: true });
});

/** Uses `request` because fetch normalizes paths. */
async function get(path: string, host = `localhost:${port}`) {
  const sent = request({ port, path, host: 'localhost', headers: { host } }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const text = async () => (await response.setEncoding('utf8').toArray()).join('');
  return { status: response.statusCode, headers: response.headers, response, text };
}

test('the release of a session lists the modules that load what is built', async () => {
  expect(checkRelease(session.release)).toMatchObject({ ok: true });
  expect(session.release).toMatchObject({ entryType: 'module', preload: ['notes.js'] });
  expect(await (await get('/release.json')).text()).toBe(JSON.stringify(session.release, null, 2));
  const module = await get('/notes.js');
  expect(module.headers['content-type']).toMatch(/^text\/javascript/);
  expect(await module.text()).toContain('module: "./notes"');
});

test('the files of a build are served to the pages of the suite, under the number of any build', async () => {
  const { status, headers, text } = await get('/builds/3/assets/a%20b.js');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'access-control-allow-origin': 'https://suite.example',
    'access-control-allow-private-network': 'true',
    'cache-control': 'no-cache',
  });
  expect(await text()).toBe('export {};');
});

test.each([
  '/builds/3/../../secret.txt',
  '/builds/3/..%2fsecret.txt',
  '/builds/3/%',
  '/builds/3/b.js',
  '/a.js',
])('%s is not there', async (path) => expect((await get(path)).status).toBe(404));

test('a name of another site that leads to this machine is refused', async () =>
  expect((await get('/remote.js', `evil.example:${port}`)).status).toBe(403));

test('pages are told what is served, those that come later at once', async () => {
  const early = await get('/events');
  server.announce(live);
  expect(String((await once(early.response, 'data'))[0])).toBe(`data: ${JSON.stringify(live)}\n\n`);
  const late = await get('/events');
  expect(String((await once(late.response, 'data'))[0])).toContain('"build":7');
  for (const { response } of [early, late]) response.destroy();
});

test('a port that is taken is named', async () => {
  const second = serveSession({ port, folder: home, suite: 'https://suite.example', ...session });
  await expect(second).rejects.toThrow(`The port ${port} cannot be listened at (EADDRINUSE). Give another`);
});
