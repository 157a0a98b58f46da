import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { createOverrideFinder, createReleaseToken, type Visitor } from '../index.ts';
import { draftRelease } from '../testing/release-draft.ts';
import { startTestRegistry, type TestRegistry } from '../testing/start-test-registry.ts';

const name = 'mf-bookings';
const secretKey = [Buffer.alloc(32, 7)] as const;
const base = 'https://dev.example/bookings/';
const { manifest } = draftRelease(name, {
  marker: 'dev',
  routes: [{ path: '/bookings' }, { path: '/bookings/:id' }],
  menu: [],
});

let registry: TestRegistry;
beforeAll(async () => {
  registry = await startTestRegistry({ secretKey });
  await registry.release(draftRelease('mf-hotels'));
  await registry.command(`remotes/${name}/override-origins/accept`, { origin: 'https://dev.example' });
});
afterAll(() => registry.stop());

async function grantFor(body: object = {}, authorization = `Bearer ${registry.token}`) {
  const wanted = { remote: name, url: base, release: manifest, ...body };
  const answer = await registry.command('overrides', wanted, { authorization });
  return answer.json<{ result: { id: number; grant: string } }>().result;
}

const open = (text: string, path: string, { user = null as Visitor | null, freeOverrides = false } = {}) =>
  createOverrideFinder(registry.database, { secretKey, freeOverrides })({
    cookieHeader: `a=b; suite-override=${encodeURIComponent(text)}`,
    path,
    findVisitor: async () => user,
  });
const nothing = { scripts: [], styles: [], others: [] };

test('a page names each script by its uploaded hash, and the origin in no directive for scripts', async () => {
  const { grant } = await grantFor();
  const found = await open(grant, '/bookings/7');
  const files = Object.entries(manifest.files);
  const hashes = files.filter(([file]) => file.endsWith('.js')).map(([, hash]) => `'${hash}'`);
  const styles = files.filter(([file]) => file.endsWith('.css')).map(([file]) => `${base}${file}`);
  expect(hashes.length).toBeGreaterThan(0);
  expect(found).toEqual({
    overrides: [
      expect.objectContaining({
        state: 'in-force',
        remote: name,
        url: base,
        grant,
        paths: ['/bookings', '/bookings/:id'],
      }),
    ],
    sources: { scripts: hashes, styles, others: [base] },
  });
});

test.each(['/', '/login', '/mf-hotels', '/bookings/7/more', '/bookingsx', '/:x', '/*'])(
  'the page %s of others is not widened, and lists the override all the same',
  async (path) => {
    const { grant } = await grantFor();
    const found = await open(grant, path);
    expect(found?.sources).toEqual(nothing);
    expect(found?.overrides).toMatchObject([{ state: 'in-force', remote: name }]);
  },
);

test('before the first upload the pages of the live release may read the address, and run nothing of it', async () => {
  await registry.command('remotes/mf-hotels/override-origins/accept', { origin: 'https://dev.example' });
  const { grant } = await grantFor({ remote: 'mf-hotels', release: undefined });
  const found = await open(grant, '/mf-hotels');
  expect(found).toMatchObject({ overrides: [{ state: 'refused' }], sources: { ...nothing, others: [base] } });
  expect((await open(grant, '/'))?.sources).toEqual(nothing);
});

describe('a page is not widened', () => {
  const refused = async (grant: string, message: RegExp) => {
    const found = await open(grant, '/bookings');
    expect(found?.sources).toEqual(nothing);
    expect(found?.overrides).toMatchObject([{ state: 'refused', message: expect.stringMatching(message) }]);
  };

  test('once the grant is deleted', async () => {
    const { id, grant } = await grantFor();
    expect((await open(grant, '/bookings'))?.sources.scripts).not.toEqual([]);
    const headers = { authorization: `Bearer ${registry.token}` };
    await registry.app.inject({ method: 'DELETE', url: `/platform/overrides/${id}`, headers });
    await refused(grant, /was revoked/);
  });

  test('once the token that granted it is revoked', async () => {
    const token = await createReleaseToken(registry.database, { remote: name, label: 'ends' });
    const { grant } = await grantFor({}, `Bearer ${token}`);
    expect((await open(grant, '/bookings'))?.sources.scripts).not.toEqual([]);
    await registry.database.query(sql`update release_tokens set revoked_at = now() where label = 'ends'`);
    await refused(grant, /The token that granted .* was revoked/);
  });

  test('once an operator refuses its origin', async () => {
    await registry.command(`remotes/${name}/override-origins/accept`, { origin: 'https://other.example' });
    const { grant } = await grantFor({ url: 'https://other.example/' });
    await registry.command(`remotes/${name}/override-origins/refuse`, { origin: 'https://other.example' });
    await refused(grant, /No operator has accepted https:\/\/other\.example/);
  });

  test('by what is altered', async () => {
    const { grant } = await grantFor();
    await refused(`${grant}x`, /was altered/);
    await refused('{"mf-bookings":"http://localhost:4001/"}', /only with a grant/);
  });

  test('for a remote whose address another one has since', async () => {
    const routes = [{ path: '/later' }];
    const { grant } = await grantFor({ release: draftRelease(name, { routes, menu: [] }).manifest });
    expect((await open(grant, '/later'))?.sources.others).toEqual([base]);
    await registry.release(draftRelease('mf-late', { routes, menu: [] }));
    expect((await open(grant, '/later'))?.sources).toEqual(nothing);
  });
});

test('a loopback address is named for its one user alone', async () => {
  const { grant } = await grantFor({ url: 'http://localhost:4001/', user: '1' });
  const sourcesFor = async (user: Visitor | null) => {
    const found = await open(grant, '/bookings', { user });
    return [found?.overrides[0]?.state, found?.sources.scripts];
  };
  expect(await sourcesFor({ user_id: 1, permissions: [] })).toEqual(['in-force', ['http://localhost:4001']]);
  expect(await sourcesFor({ user_id: 2, permissions: [] })).toEqual(['refused', []]);
  expect(await sourcesFor(null)).toEqual(['signed-out', []]);
  const { grant: unbound } = await grantFor({ url: 'http://localhost:4001/' });
  const found = await open(unbound, '/bookings', { user: { user_id: 1, permissions: [] } });
  expect(found).toMatchObject({ overrides: [{ state: 'unconfirmed' }], sources: nothing });
});

test('a remote that fills slots is shown on the pages of those remotes too', async () => {
  await registry.release(
    draftRelease('mf-rooms', { routes: [{ path: '/rooms' }], menu: [], slots: [{ name: 'room.tools' }] }),
  );
  const fill = { slot: 'room.tools', module: './tools', title: 'Tools', order: 1 };
  const filling = draftRelease(name, { exposes: ['./remote', './tools'], fills: [fill] }).manifest;
  const { grant } = await grantFor({ release: filling });
  expect((await open(grant, '/rooms'))?.sources.others).toEqual([base]);
  expect((await open(grant, '/mf-hotels'))?.sources).toEqual(nothing);
});

test('a server in development names the address of its user on every page, and no other machine', async () => {
  const plain = (url: string) => JSON.stringify({ [name]: url });
  const free = { freeOverrides: true };
  const origin = 'http://localhost:4001';
  expect((await open(plain(`${origin}/x/`), '/', free))?.sources).toEqual({
    scripts: [origin],
    styles: [origin],
    others: [origin, 'ws://localhost:4001'],
  });
  expect((await open(plain('https://dev.example/'), '/', free))?.sources).toEqual(nothing);
});

test.each(['', 'suite-override=', 'suite-override=%E0%A4%A', 'b=c'])(
  'the cookies %p are no override, and no visitor is looked up',
  async (cookieHeader) => {
    const find = createOverrideFinder(registry.database, { secretKey, freeOverrides: true });
    const findVisitor = async () => {
      throw new Error('asked');
    };
    expect(await find({ cookieHeader, path: '/', findVisitor })).toBeUndefined();
  },
);
