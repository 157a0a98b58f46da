import { checkRegistryDocument, overrideHeader, type RegistryDocument } from '@suite/descriptor';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { createReleaseToken } from '../index.ts';
import { draftRelease } from '../testing/release-draft.ts';
import { historyOf } from '../testing/release-history.ts';
import { signedIn, startTestRegistry, type TestRegistry } from '../testing/start-test-registry.ts';
import { grantSigner } from './grant-signer.ts';

const secretKey = [Buffer.alloc(32, 7)] as const;
const url = 'https://dev.example/bookings/';
const name = 'mf-bookings';
const draft = (marker: string, more: object = {}) =>
  draftRelease(name, { marker, version: '9.0.0', ...more }).manifest;

let registry: TestRegistry;
let live: string;
beforeAll(async () => {
  registry = await startTestRegistry({ secretKey });
  live = await registry.release(draftRelease(name));
  await registry.release(draftRelease('mf-hotels'));
  const { origin } = new URL(url);
  for (const remote of [name, 'mf-housekeeping'])
    await registry.command(`remotes/${remote}/override-origins/accept`, { origin });
});
afterAll(() => registry.stop());

interface Granted {
  message: string;
  result: { id: number; grant: string; expires_at: string };
}
const ask = (body: object, headers?: Record<string, string>) => registry.command('overrides', body, headers);
const grantFor = async (body: object = {}) =>
  (await ask({ remote: name, url, hours: 2, release: draft('dev'), ...body })).json<Granted>().result;
const documentWith = async (header: string, person: Parameters<typeof signedIn>[0] = { user_id: 1 }) => {
  const answer = await registry.document({ ...signedIn(person), [overrideHeader]: header });
  const checked = checkRegistryDocument(answer.json());
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.value;
};
const bookingsIn = ({ remotes }: RegistryDocument) => remotes.find((remote) => remote.name === name);
const refusalOf = async (header: string, person?: Parameters<typeof signedIn>[0]) => {
  const document = await documentWith(header, person);
  expect(bookingsIn(document)?.release).toBe(live);
  return document.refusedOverrides?.map(({ message }) => message);
};

describe('a granted override', () => {
  test('shows the remote from its address, with the uploaded hashes, to any holder', async () => {
    const { grant } = await grantFor();
    const document = await documentWith(grant);
    const manifest = draft('dev');
    expect(bookingsIn(document)).toMatchObject({
      cohort: 'override',
      base: url,
      entry: manifest.entry,
      container: manifest.container,
      version: '9.0.0',
      fallback: { release: live, base: `/releases/${name}/${live}/` },
    });
    expect(bookingsIn(document)?.files?.[manifest.entry]).toBe(manifest.files[manifest.entry]);
    expect(document.refusedOverrides).toBeUndefined();
    const plain = await documentWith('');
    const namesIn = ({ remotes }: RegistryDocument) => remotes.map((remote) => remote.name).sort();
    expect(namesIn(document)).toEqual(namesIn(plain));
    expect(bookingsIn(plain)?.release).toBe(live);
  });

  test('follows the upload of another build', async () => {
    const { grant } = await grantFor({ release: undefined });
    expect(await refusalOf(grant)).toEqual([
      `No build was uploaded from ${url} yet. Start ${name} there, or upload its release.json.`,
    ]);
    for (const marker of ['one', 'two']) {
      const answer = await registry.command('overrides/release', draft(marker), { [overrideHeader]: grant });
      expect(answer.statusCode).toBe(200);
      expect(bookingsIn(await documentWith(grant))?.entry).toBe(draft(marker).entry);
    }
  });

  test('is for its user alone, and applies once they have signed in', async () => {
    const { grant } = await grantFor({ user: 'olga@suite.test' });
    expect(bookingsIn(await documentWith(grant, { user_id: 1 }))?.cohort).toBe('override');
    expect(await refusalOf(grant, { user_id: 2 })).toEqual([
      `The override of ${name} is granted to another user. Ask for a grant of your own.`,
    ]);
    const signedOut = await registry.document({ [overrideHeader]: grant });
    expect(signedOut.json()).not.toHaveProperty('refusedOverrides');
  });

  test('ends when it expires, when it is revoked, and with any change to it', async () => {
    const { id, grant, expires_at } = await grantFor();
    expect(Math.abs(Date.parse(expires_at) - Date.now() - 7_200_000)).toBeLessThan(60_000);
    const claim = {
      id,
      remote: name,
      url,
      user_id: null,
      expires_at: new Date(Date.now() - 1).toISOString(),
    };
    const [over] = (await refusalOf(grantSigner(secretKey).sign(claim))) ?? [];
    expect(over).toMatch(/^The override of mf-bookings ended at .* Ask for a new one\.$/);
    const altered = 'This override was altered, or another server granted it. Ask for a new one.';
    const foreign = grantSigner([Buffer.alloc(32, 8)]).sign({ ...claim, expires_at });
    expect(await refusalOf(`${grant.slice(0, -2)}xx`)).toEqual([altered]);
    expect(await refusalOf(foreign)).toEqual([altered]);
    expect(
      (await registry.command('overrides/release', draft('x'), { [overrideHeader]: foreign })).json(),
    ).toEqual({
      success: false,
      errorType: 'PERMISSION_DENIED',
      message: altered,
    });

    const headers = { authorization: `Bearer ${registry.token}` };
    const takeBack = { method: 'DELETE', url: `/platform/overrides/${id}`, headers } as const;
    expect((await registry.app.inject(takeBack)).statusCode).toBe(200);
    const taken = `The override of ${name} was revoked. Ask for a new one.`;
    expect(await refusalOf(grant)).toEqual([taken]);
    const late = await registry.command('overrides/release', draft('x'), { [overrideHeader]: grant });
    expect(late.json()).toMatchObject({ success: false, message: taken });
  });

  test('gives no right that the person does not have', async () => {
    const { grant } = await grantFor({ release: draft('locked', { permissions: ['manage_hotel'] }) });
    expect(bookingsIn(await documentWith(grant))).toBeUndefined();
    expect(bookingsIn(await documentWith(grant, { permissions: 'manage_hotel' }))?.cohort).toBe('override');
  });

  test('may show a remote without releases, several at once, beside a refused one', async () => {
    const housekeeping = draftRelease('mf-housekeeping').manifest;
    const other = { remote: 'mf-housekeeping', url: 'https://dev.example/', release: housekeeping };
    const [one, two] = [await grantFor(), await grantFor(other)];
    const document = await documentWith(`${one.grant}, ${two.grant},wrong`);
    expect(
      document.remotes
        .filter(({ cohort }) => cohort === 'override')
        .map(({ base }) => base)
        .sort(),
    ).toEqual(['https://dev.example/', url]);
    expect(document.refusedOverrides).toHaveLength(1);
  });

  test('is refused for an address of another remote, also of one that went live since', async () => {
    const routes = [{ path: '/mf-hotels' }];
    const refused = await ask({ remote: name, url, hours: 1, release: draft('clash', { routes, menu: [] }) });
    expect([refused.statusCode, refused.json<Granted>().message]).toEqual([
      400,
      expect.stringMatching(/\/mf-hotels is taken, as mf-hotels is live/),
    ]);
    const later = { routes: [{ path: '/later' }], menu: [] };
    const { grant } = await grantFor({ release: draft('later', later) });
    expect(bookingsIn(await documentWith(grant))?.cohort).toBe('override');
    await registry.release(draftRelease('mf-late', later));
    expect(await refusalOf(grant)).toEqual([
      expect.stringMatching(/is not shown\. The route \/later is taken/),
    ]);
  });

  test('is stored with its granter, holder, duration and address', async () => {
    const { id } = await grantFor({ user: '2' });
    const [row] = await registry.database.query(sql`
      select remote, url, user_id, granted_to, granted_by is not null as by_token, granted_by_name, is_free, address
      from overrides where id = ${id}`);
    expect(row).toEqual({
      remote: name,
      url,
      user_id: 2,
      granted_to: 'otto@suite.test',
      by_token: true,
      granted_by_name: 'any remote',
      is_free: false,
      address: '127.0.0.1',
    });
    const [newest] = (await historyOf(registry, name)).overrides;
    expect(newest).toMatchObject({ id, granted_to: 'otto@suite.test', granted_by: 'any remote' });
    expect(JSON.stringify(await historyOf(registry, name))).not.toContain('override_');
  });
});

describe('who may grant', () => {
  const body = { remote: name, url, hours: 1 };
  const bearer = async (remote: string) => ({
    authorization: `Bearer ${await createReleaseToken(registry.database, { remote })}`,
  });

  test('the team and users who manage releases; no other user', async () => {
    const manager = signedIn({ user_id: 2, permissions: 'manage_releases' });
    const status = async (headers: Record<string, string>) => (await ask(body, headers)).statusCode;
    expect(await status(await bearer(name))).toBe(201);
    expect(await status(manager)).toBe(201);
    expect(await status(await bearer('mf-hotels'))).toBe(403);
    expect(await status(signedIn({ user_id: 2 }))).toBe(403);
    expect(await status({})).toBe(401);
    const { id } = await grantFor();
    const takeBack = async (headers: Record<string, string>) =>
      (await registry.app.inject({ method: 'DELETE', url: `/platform/overrides/${id}`, headers })).statusCode;
    expect(await takeBack(await bearer('mf-hotels'))).toBe(403);
    expect(await takeBack(manager)).toBe(200);
  });

  test.each([
    [{ remote: 'bookings' }],
    [{ url: 'http://dev.example/' }],
    [{ url: 'javascript:alert(1)' }],
    [{ url: 'https://*/' }],
    [{ url: 'https://*.dev.example/' }],
    [{ url: 'https://user@dev.example/' }],
    [{ url: "https://dev.example/;script-src%20'unsafe-inline'/" }],
    [{ hours: 0 }],
    [{ hours: 169 }],
    [{ hours: 1.5 }],
    [{ user: '' }],
    [{ soon: true }],
    [{ release: { name } }],
    [{ release: draftRelease('mf-hotels').manifest }],
  ])('%j is refused', async (change) => {
    const answer = await ask({ ...body, ...change });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, message: expect.stringMatching(/./) });
  });

  test('a user unknown to the host is refused', async () => {
    expect((await ask({ ...body, user: 'nobody@suite.test' })).json()).toMatchObject({
      errorType: 'NOT_FOUND',
      message: 'There is no user nobody@suite.test. Give an id or an e-mail address.',
    });
  });

  test('plain addresses are for a server in development', async () => {
    const plain = JSON.stringify({ [name]: 'http://localhost:4001/' });
    expect(await refusalOf(plain)).toEqual([
      'This server overrides a remote only with a grant. Ask its operator for one.',
    ]);
  });
});
