import { fork, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

interface Message {
  type: 'built' | 'serving' | 'failed';
  base?: string;
  errors?: string[];
}

const workspace = path.resolve(__dirname, '../..');
const suite = 'https://suite.example';
const exposed = 'src_remote_tsx_hot.js';
const programs: ChildProcess[] = [];
let folder: string;
let session: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  // The copy is inside the repository, where the shared packages resolve.
  folder = await mkdtemp(path.join(workspace, 'fixtures', '.built-'));
  await cp(path.join(workspace, 'fixtures/mf-fixture'), folder, { recursive: true });
  session = await serve();
}, 60_000);
afterAll(async () => {
  for (const program of programs) {
    const ended = once(program, 'exit');
    program.disconnect();
    await ended;
  }
  await rm(folder, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

async function serve() {
  const messages: Message[] = [];
  const args = [folder, String(await freePort()), suite];
  const program = fork(path.join(__dirname, 'serve.mjs'), args, { execArgv: [] });
  programs.push(program);
  program.on('message', (message: Message) => messages.push(message));
  /** Skips messages until one matches: the watcher may build once more after the files were copied. */
  const heard = async (type: Message['type'], broken = false): Promise<Message> => {
    for (;;) {
      const at = messages.findIndex(
        (message) => message.type === type && (message.errors ?? []).length > 0 === broken,
      );
      const from = type === 'built' ? 0 : at;
      if (at >= 0) return messages.splice(from, at - from + 1).at(-1) as Message;
      await once(program, 'message');
    }
  };
  const { base = '' } = await heard('serving');
  await heard('built');
  return { heard, get: (file: string) => fetch(new URL(file, base), { headers: { origin: suite } }), base };
}

test('lists one constant file with its hash, for the pages of that suite alone', async () => {
  const { get, base } = session;
  const answer = await get('release.json');
  expect(answer.headers.get('access-control-allow-origin')).toBe(suite);
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  const release = (await answer.json()) as { entry: string; files: Record<string, string>; preload: [] };
  const entry = await (await get(release.entry)).text();
  const hash = createHash('sha384').update(entry).digest('base64');
  expect(release.files).toEqual({ [release.entry]: `sha384-${hash}` });
  expect(release.preload).toEqual([]);
  expect(entry).toContain(`${base}live.js`);
});

test('serves what fills a slot as it is, without the wrapper of a remote', async () => {
  const section = await (await session.get('src_page-section_tsx.js')).text();
  expect(section).toContain('a section of another remote');
  expect(section).not.toContain('hotRemote');
});

test('follows edits, and lets nothing broken reach the page', async () => {
  const { heard, get } = session;
  const file = path.join(folder, 'src/first.tsx');
  const whole = await readFile(file, 'utf8');
  const live = await (await get('live.js')).text();
  await writeFile(file, `${whole}\nconst broken = ;`);
  const { errors = [] } = await heard('built', true);
  expect(errors).toHaveLength(1);
  expect(errors[0]).toMatch(/^\.\/src\/first\.tsx\n/);
  expect(errors[0]).not.toContain('Caused by');
  expect(await (await get('live.js')).text()).toBe(live);
  await writeFile(file, whole.replace('the first screen', 'an edited screen'));
  expect((await heard('built')).errors).toEqual([]);
});

test('another session has a name and a socket of its own', async () => {
  const other = await serve();
  const [one = '', two = ''] = await Promise.all(
    [session, other].map(async ({ get }) => {
      const { entry } = (await (await get('release.json')).json()) as { entry: string };
      return entry;
    }),
  );
  expect(one).not.toBe(two);
  expect(await (await other.get(exposed)).text()).toContain(`${other.base.replace('http', 'ws')}ws`);
});
