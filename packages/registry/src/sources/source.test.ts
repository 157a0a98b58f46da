import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createReleaseToken } from '../index.ts';
import { draftRelease, seal } from '../testing/release-draft.ts';
import { visibleTo } from '../testing/release-history.ts';
import { signedIn, startTestRegistry, type TestRegistry } from '../testing/start-test-registry.ts';

const screen = 'static/screen.12345678.js';
const source = ['one();', 'two();', 'three();', 'four();', 'five();', 'six();'].join('\n');
// Line 1, column 0 maps to source line 1; line 1, column 10 to source line 4, column 2.
const map = JSON.stringify({
  version: 3,
  sources: ['webpack://mf_mapped_1/./src/screens/list.tsx'],
  sourcesContent: [source],
  names: [],
  mappings: 'AAAA,UAGE',
});

let registry: TestRegistry;
let release: string;
beforeAll(async () => {
  registry = await startTestRegistry();
  const draft = draftRelease('mf-mapped');
  draft.files[`${screen}.map`] = map;
  release = await registry.release(seal(draft));
});
afterAll(() => registry.stop());

const ask = (search: Record<string, string>, headers: Record<string, string>, of = release) =>
  registry.app.inject({
    url: `/platform/remotes/mf-mapped/releases/${of}/source?${new URLSearchParams(search)}`,
    headers,
  });
const operator = () => signedIn({ permissions: 'manage_releases', user_id: 1 });
const place = { file: screen, line: '1', column: '12' };

describe('the source behind a place in a file', () => {
  test('is shown to an operator and to the team, with the lines around it', async () => {
    const expected = {
      file: 'src/screens/list.tsx',
      line: 4,
      column: 3,
      excerpt: ['two();', 'three();', 'four();', 'five();', 'six();'].map((text, at) => ({
        line: at + 2,
        text,
      })),
    };
    for (const headers of [operator(), { authorization: `Bearer ${registry.token}` }]) {
      const answer = await ask(place, headers);
      expect([answer.statusCode, answer.json<{ result: unknown }>().result]).toEqual([200, expected]);
    }
  });

  test('is shown to no other visitor', async () => {
    const other = await createReleaseToken(registry.database, { remote: 'mf-other' });
    expect((await ask(place, {})).statusCode).toBe(401);
    expect((await ask(place, signedIn({ permissions: 'manage_hotel', user_id: 1 }))).statusCode).toBe(403);
    expect((await ask(place, { authorization: `Bearer ${other}` })).statusCode).toBe(403);
  });

  test.each([
    ['a file without map', { ...place, file: 'static/other.js' }, 404],
    ['a file that climbs', { ...place, file: '../../secret.js' }, 400],
    ['a file that is no script', { ...place, file: 'main.css' }, 400],
    ['no file', { line: '1', column: '1' }, 400],
    ['line 0', { ...place, line: '0' }, 400],
    ['a line that is text', { ...place, line: 'x' }, 400],
    ['a line that the map does not know', { ...place, line: '7' }, 404],
  ])('is refused in a sentence for %s', async (_what, search, status) => {
    const answer = await ask(search, operator());
    expect([answer.statusCode, answer.json()]).toEqual([
      status,
      expect.objectContaining({ success: false, message: expect.stringMatching(/\w+ .*\w/) }),
    ]);
  });

  test('is not found for an unknown release', async () => {
    expect((await ask(place, operator(), '1.0.0-000000000000')).statusCode).toBe(404);
    expect((await ask(place, operator(), '..')).statusCode).toBe(404);
  });
});

test('source maps are kept with the release, and neither served nor listed to visitors', async () => {
  for (const path of [`${screen}.map`, 'main.css.map', `${screen}.MAP`, `${screen}%2Emap`]) {
    const url = `/releases/mf-mapped/${release}/${path}`;
    for (const headers of [{}, operator(), { 'if-none-match': `W/"${release}"` }]) {
      const answer = await registry.app.inject({ url, headers });
      expect([answer.statusCode, answer.body]).toEqual([404, expect.not.stringContaining('three')]);
    }
  }
  const document = await visibleTo(registry, 'mf-mapped', {});
  expect(JSON.stringify(document)).not.toContain('.map');
  const hashes = await registry.app.inject({ url: `/platform/remotes/mf-mapped/releases/${release}/hashes` });
  expect([hashes.statusCode, hashes.body]).toEqual([200, expect.not.stringContaining('.map')]);
});
