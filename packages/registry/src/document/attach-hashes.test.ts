import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { checkRegistryDocument, checkReleaseHashes, type LiveRemote } from '@suite/descriptor';
import { draftRelease } from '../testing/release-draft.ts';
import { startTestRegistry, type TestRegistry } from '../testing/start-test-registry.ts';
import { attachHashes } from './document-for-visitor.ts';

const filesOf = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, file) => [`${file}.js`, `sha384-${file}`]));
const remote = (name: string, count: number, parts: Partial<LiveRemote> = {}): LiveRemote => ({
  name,
  title: name,
  version: '1.0.0',
  release: '1.0.0-0123456789ab',
  container: name,
  base: `/releases/${name}/1.0.0-0123456789ab/`,
  entry: '0.js',
  preload: [],
  files: filesOf(count),
  shared: {},
  cohort: 'all',
  routes: [],
  menu: [],
  permissions: [],
  ...parts,
});

describe('attachHashes', () => {
  test.each([
    ['none', [], []],
    ['two hundred hashes', [remote('mf-a', 160), remote('mf-b', 40)], ['mf-a', 'mf-b']],
    ['one more', [remote('mf-a', 160), remote('mf-b', 41)], []],
    ['one more with a fallback', [remote('mf-a', 100, { fallback: remote('mf-a', 101) })], []],
    [
      'an override among many',
      [remote('mf-a', 200), remote('mf-b', 9, { base: 'http://localhost:4001/', cohort: 'override' })],
      ['mf-b'],
    ],
  ])('%s', (_what, remotes, inline) => {
    const placed = attachHashes(remotes);
    expect(placed.filter(({ files }) => files).map(({ name }) => name)).toEqual(inline);
    for (const { name, files, hashes } of placed) {
      const address = `/platform/remotes/${name}/releases/1.0.0-0123456789ab/hashes`;
      expect(hashes).toBe(files ? undefined : address);
    }
    expect(checkRegistryDocument({ version: 1, remotes: placed, restrictedPaths: [] }).ok).toBe(true);
  });

  test('what falls back from an override is listed like any other of many', () => {
    const base = 'http://localhost:4001/';
    const [placed] = attachHashes([remote('mf-a', 190, { base, fallback: remote('mf-a', 20) })]);
    expect(placed?.files).toBeDefined();
    expect(placed?.fallback).toMatchObject({
      hashes: expect.stringMatching(/^\/platform/),
      container: 'mf-a',
    });
    expect(placed?.fallback).not.toHaveProperty('files');
  });
});

describe('a visitor of many remotes', () => {
  let registry: TestRegistry;
  const releases: string[] = [];
  beforeAll(async () => {
    registry = await startTestRegistry();
    await registry.release(draftRelease('mf-first', { marker: 'before' }));
    for (let number = 0; number < 50; number++) {
      const name = number === 0 ? 'mf-first' : `mf-area-${number}`;
      releases.push(await registry.release(draftRelease(name, { version: '1.1.0' })));
    }
  });
  afterAll(() => registry.stop());

  test('gets the address of the hashes of each release, with those of all its files', async () => {
    const checked = checkRegistryDocument((await registry.document({ 'x-visitor': '' })).json());
    if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
    const first = checked.value.remotes.find(({ name }) => name === 'mf-first');
    expect([first?.files, first?.fallback?.files]).toEqual([undefined, undefined]);
    for (const [release, draft] of [
      [first, draftRelease('mf-first', { version: '1.1.0' })],
      [first?.fallback, draftRelease('mf-first', { marker: 'before' })],
    ] as const) {
      const answer = await registry.app.inject(release?.hashes ?? '');
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      const hashes = checkReleaseHashes(answer.json());
      const { 'main.css.map': sourceMap, ...loadable } = draft.manifest.files;
      expect(sourceMap).toBeDefined();
      expect(hashes).toEqual({ ok: true, value: { files: loadable } });
    }
  });

  test('gets a document that was compressed when it was made, if the browser reads Brotli', async () => {
    const compressed = await registry.document({ 'accept-encoding': 'gzip, deflate, br' });
    expect(compressed.headers).toMatchObject({
      'content-encoding': 'br',
      'content-length': String(compressed.rawPayload.length),
    });
    const plain = await registry.document({ 'accept-encoding': 'gzip' });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(plain.body);
    expect(compressed.headers.etag).toBe(plain.headers.etag);
  });

  test.each([
    ['another release', '/platform/remotes/mf-first/releases/9.9.9-0123456789ab/hashes'],
    ['another remote’s', '/platform/remotes/mf-area-1/releases/$first/hashes'],
    ['no release', '/platform/remotes/mf-first/releases/latest/hashes'],
    ['no name', '/platform/remotes/%00/releases/$first/hashes'],
  ])('%s has no hashes there', async (_what, address) => {
    const answer = await registry.app.inject(address.replace('$first', releases[0] ?? ''));
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(answer.json()).toMatchObject({ success: false, errorType: 'NOT_FOUND' });
  });

  test('a release whose files were deleted has none either', async () => {
    const address = `/platform/remotes/mf-area-2/releases/${releases[2]}/hashes`;
    expect((await registry.app.inject(address)).statusCode).toBe(200);
    await registry.database.query(
      sql`update releases set files_removed_at = now() where remote = 'mf-area-2' and release = ${releases[2]}`,
    );
    expect((await registry.app.inject(address)).statusCode).toBe(404);
  });
});
