import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ReleasesOverview } from '@suite/descriptor';
import { sql } from '@suite/database';
import { createReleaseToken } from '../index.ts';
import { draftRelease } from '../testing/release-draft.ts';
import { startTestRegistry, type TestRegistry } from '../testing/start-test-registry.ts';

let registry: TestRegistry;
let failing: string;
beforeAll(async () => {
  registry = await startTestRegistry();
  for (let number = 1; number <= 22; number++) {
    const name = `mf-area-${String(number).padStart(2, '0')}`;
    const title = number === 22 ? 'Prices' : `Area ${number}`;
    const translations = { de: { [title]: number === 22 ? 'Preise' : `Bereich ${number}` } };
    const owner = number % 2 === 0 ? 'Even team' : 'Odd team';
    failing = await registry.release(draftRelease(name, { title, owner, translations }));
  }
});
afterAll(() => registry.stop());

async function overview(query: Record<string, string>, bearer = registry.token, language = 'en') {
  const answer = await registry.app.inject({
    url: '/platform/releases/overview',
    query,
    headers: { authorization: `Bearer ${bearer}`, 'accept-language': language },
  });
  const { result } = answer.json<{ result: ReleasesOverview }>();
  return { ...result, names: result.remotes.map(({ remote }) => remote.replace('mf-area-', '')) };
}

describe('the overview of many remotes', () => {
  test('describes a page of twenty, and all without a page', async () => {
    const first = await overview({ page: '1' });
    expect([first.names.length, first.names[0], first.total, first.page_size]).toEqual([20, '01', 22, 20]);
    expect(first.owners).toEqual(['Even team', 'Odd team']);
    expect((await overview({ page: '2' })).names).toEqual(['21', '22']);
    expect((await overview({ page: '3' })).names).toEqual([]);
    const all = await overview({});
    expect(all.names).toHaveLength(22);
    expect(all).not.toHaveProperty('total');
    expect(all.remotes.slice(0, 20)).toEqual(first.remotes);
  });

  test.each([
    [{ search: 'PRICES' }, 'en', ['22']],
    [{ search: 'preise' }, 'de', ['22']],
    [{ search: 'area-2' }, 'en', ['20', '21', '22']],
    [{ search: 'area 1', owner: 'Even team' }, 'en', ['10', '12', '14', '16', '18']],
    [{ owner: 'No team' }, 'en', []],
    [{ remote: 'mf-area-07' }, 'en', ['07']],
  ])('finds by %j in %s', async (query, language, names) => {
    const found = await overview({ page: '1', ...query }, registry.token, language);
    expect([found.names, found.total]).toEqual([names, names.length]);
  });

  test('shows the token of one remote nothing of the others', async () => {
    const token = await createReleaseToken(registry.database, { remote: 'mf-area-07' });
    const found = await overview({ page: '1', remote: 'mf-area-08' }, token);
    expect([found.names, found.total, found.owners]).toEqual([['07'], 1, ['Odd team']]);
  });

  test('begins with what fails', async () => {
    await registry.database.query(sql`
      insert into stuck_releases (remote, release, reason) values ('mf-area-22', ${failing}, 'It fails.')`);
    expect((await overview({ page: '1' })).names[0]).toBe('22');
  });

  test.each([{ page: '0' }, { page: 'x' }, { search: 'x'.repeat(101) }])('refuses %j', async (query) => {
    const answer = await registry.app.inject({
      ...{ url: '/platform/releases/overview', query },
      headers: { authorization: `Bearer ${registry.token}` },
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { errorType: 'VALIDATION_ERROR' }]);
  });
});
