import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { overrideHeader, type RegistryDocument } from '@suite/descriptor';
import type { FastifyInstance } from 'fastify';
import { bucketOf } from '../cohorts/channel.ts';
import { countStatements } from '../testing/count-statements.ts';
import { draftRelease } from '../testing/release-draft.ts';
import { publishAll } from '../testing/release-history.ts';
import { signedIn, startTestRegistry, type TestRegistry } from '../testing/start-test-registry.ts';

const name = 'mf-bookings';
const secretKey = [Buffer.alloc(32, 7)] as const;
const ids = Array.from({ length: 200 }, (_, index) => index + 1);
const [early = 0, late = 0] = [
  ids.find((id) => bucketOf(name, id) < 10),
  ids.find((id) => bucketOf(name, id) >= 10 && bucketOf(name, id) < 60),
];
const visitors = {
  'in the first percent': signedIn({ user_id: early, tenant_id: 1 }),
  'after the first percent': signedIn({ user_id: late, tenant_id: 1 }),
  'of another tenant': signedIn({ user_id: late, tenant_id: 7 }),
  'with more permissions': signedIn({ user_id: late, tenant_id: 1, permissions: 'manage_hotel' }),
  'in another language': { ...signedIn({ user_id: late, tenant_id: 1 }), 'accept-language': 'de' },
  'signed out': {},
};

let registry: TestRegistry;
let processes: FastifyInstance[];
let releases: string[];
beforeAll(async () => {
  registry = await startTestRegistry({ secretKey });
  processes = [registry.app, await registry.start(), await registry.start()];
  releases = await publishAll(registry, name, 'abcd');
  await registry.release(draftRelease('mf-prices', { permissions: ['manage_hotel'] }));
});
afterAll(async () => {
  await Promise.all(processes.slice(1).map((app) => app.close()));
  await registry.stop();
});

const promote = async (body: object) => registry.command(`remotes/${name}/promote`, body);
const [a, b, c, d] = [0, 1, 2, 3].map((index) => () => releases[index] ?? '') as [
  () => string,
  ...(() => string)[],
];

async function documentsOf(app: FastifyInstance) {
  const answers = Object.entries(visitors).map(async ([who, headers]) => {
    const { body } = await app.inject({ url: '/platform/remotes', headers });
    return [who, body] as const;
  });
  return Object.fromEntries(await Promise.all(answers));
}

const changes: [string, () => Promise<unknown>][] = [
  ['a release for all', () => promote({ release: a() })],
  ['another release for all', () => promote({ release: b?.() })],
  ['a release for 10 %', () => promote({ release: c?.(), percent: 10 })],
  ['a larger percentage', () => promote({ release: c?.(), percent: 60 })],
  ['a release for one tenant', () => promote({ release: d?.(), hotels: [7] })],
  ['the end of the percentage', () => registry.command(`remotes/${name}/rollback`, { canary: true })],
  ['the end of a release of a tenant', () => promote({ release: 'live', hotels: [7] })],
  ['a rollback', () => registry.command(`remotes/${name}/rollback`, {})],
  ['a new release for all', () => promote({ release: c?.() })],
  [
    'a fallback without files',
    () => registry.database.query(sql`update releases set files_removed_at = now() where release = ${a()}`),
  ],
  ['a change by hand', () => registry.database.query(sql`delete from channels where remote = ${name}`)],
];

test('each change is in the next document of every visitor, from every process', async () => {
  let before: Record<string, string> = {};
  for (const [change, make] of changes) {
    for (const app of processes) await documentsOf(app);
    await make();
    const seen = await Promise.all(processes.map(documentsOf));
    const started = await registry.start();
    const fresh = await documentsOf(started);
    await started.close();
    for (const documents of seen) expect([change, documents]).toEqual([change, fresh]);
    expect([change, fresh]).not.toEqual([change, before]);
    before = fresh;
  }
});

test('an override that ended in one process is shown by no other', async () => {
  const granted = await registry.command('overrides', {
    ...{ remote: 'mf-prices', url: 'http://localhost:4001/', hours: 1, user: 'olga@suite.test' },
    release: draftRelease('mf-prices', { marker: 'dev' }).manifest,
  });
  const { id, grant } = granted.json<{ result: { id: number; grant: string } }>().result;
  const headers = { ...signedIn({ user_id: 1, permissions: 'manage_hotel' }), [overrideHeader]: grant };
  const cohorts = () =>
    Promise.all(
      processes.map(async (app) => {
        const { remotes } = (
          await app.inject({ url: '/platform/remotes', headers })
        ).json<RegistryDocument>();
        return remotes.find((remote) => remote.name === 'mf-prices')?.cohort;
      }),
    );
  expect(await cohorts()).toEqual(processes.map(() => 'override'));
  await registry.app.inject({
    ...{ method: 'DELETE', url: `/platform/overrides/${id}` },
    headers: { authorization: `Bearer ${registry.token}` },
  });
  expect(await cohorts()).toEqual(processes.map(() => 'all'));
});

test('permissions are those of each request', async () => {
  const user = { user_id: 5, session_id: 'one', tenant_id: 1 };
  const bodies = [];
  for (const permissions of ['manage_hotel', '', 'manage_hotel']) {
    const { body } = await registry.document(signedIn({ ...user, permissions }));
    bodies.push(body);
  }
  expect(bodies[1]).not.toContain('mf-prices/');
  expect([bodies[2], bodies[0]?.includes('mf-prices/')]).toEqual([bodies[0], true]);
});

test('a document that did not change costs one statement, which writes nothing', async () => {
  const counted = countStatements(registry.database);
  const app = await registry.start({ database: counted.database });
  const headers = signedIn({ user_id: 6, session_id: 'two' });
  const { etag } = (await app.inject({ url: '/platform/remotes', headers })).headers;
  const before = counted.count();
  const stored = () =>
    registry.database.query(sql`select xmin, read_at from given_releases where session = 'two'`);
  const rows = await stored();
  const again = await app.inject({
    url: '/platform/remotes',
    headers: { ...headers, 'if-none-match': String(etag) },
  });
  expect([again.statusCode, counted.count() - before]).toEqual([304, 1]);
  expect(await stored()).toEqual(rows);
  await app.close();
});
