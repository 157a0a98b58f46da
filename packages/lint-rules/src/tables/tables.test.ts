import { describe, expect, test } from '@jest/globals';
import { listSourceFiles, readProjectFile } from '../tree/tree.ts';
import { tableOwners } from './table-owners.ts';
import { findOwnerProblems, findTableProblems, readRelations, type Relations } from './table-problems.ts';

const relations = readRelations(readProjectFile('api/schema.generated.md'));

/** Tests and the demo may write to any table. */
const isLeftOut = (path: string) => /\.test\.ts$|^[\w/-]+\/src\/(testing|operating|demo)\//.test(path);

/** Returns the context or package that owns a file's SQL. */
function contextOf(path: string): string | undefined {
  const [, context, own] = /^(?:api\/src\/([\w-]+)\/|packages\/(registry|database)\/src\/)/.exec(path) ?? [];
  return isLeftOut(path) ? undefined : (context ?? own);
}

test('every table of the migrations has one owner', () => {
  expect(findOwnerProblems(relations, tableOwners)).toEqual([]);
});

test('every owner uses its own tables, and reads the views of others', () => {
  const problems = listSourceFiles().flatMap((path) => {
    const context = contextOf(path);
    if (context === undefined) return [];
    const source = readProjectFile(path);
    return findTableProblems({ context, path, source }, relations, tableOwners);
  });
  expect(problems).toEqual([]);
});

describe('a seeded violation', () => {
  const seeded: Relations = { tables: ['hotels', 'rooms', 'users'], views: ['hotel_overview'] };
  const owners = { hotels: ['hotels', 'rooms'], auth: ['users'] };
  const problemsOf = (source: string, context = 'auth') =>
    findTableProblems({ context, path: 'a.ts', source }, seeded, owners);
  const read = (line = 1) =>
    `a.ts:${line} reads hotels, which hotels owns: read a view that hotels offers, or call a function that it exports.`;
  const written = 'a.ts:1 writes hotels, which hotels owns: call a function that hotels exports.';

  test.each([
    ['from', 'sql`select 1 from hotels where id = ${id}`', read()],
    ['an outer join', 'sql`select 1 from users left join hotels on true`', read()],
    ['a list', 'sql`select 1 from users as people, unnest(${ids}) as given (id), hotels where true`', read()],
    ['a list after using', 'sql`delete from users using hotels`', read()],
    ['a query in brackets', 'sql`select (select max(a) from hotels), b from users`', read()],
    ['a schema', 'sql`select 1 from public.hotels`', read()],
    ['quotes', 'sql`select 1 from "hotels"`', read()],
    ['capital letters', 'sql`SELECT 1 FROM Hotels`', read()],
    ['a fragment', 'sql`hotels left join users on true`', read()],
    ['a fragment of another one', 'sql`select 1 ${deep ? sql`from hotels` : empty}`', read()],
    ['a later line', 'sql`\n  select ${f(\n  1)}\n  from hotels`', read(4)],
    ['a name given to raw', "sql`select 1 from ${raw(all ? 'users' : 'hotels')}`", read()],
    ['insert', 'sql`insert into hotels (a) values (1)`', written],
    ['update', 'sql`update only hotels set a = 1`', written],
    ['delete', 'sql`delete from hotels`', written],
    ['a lock', 'sql`lock table hotels in share mode`', written],
    [
      'a view',
      'sql`update hotel_overview set a = 1`',
      'a.ts:1 writes the view hotel_overview: call a function that the owner of its tables exports.',
    ],
    ['no table', 'sql`insert into hotel values (1)`', 'a.ts:1 writes hotel, which no migration makes.'],
  ])('in %s is reported', (_where, source, problem) => {
    expect(problemsOf(source)).toEqual([problem]);
  });

  test.each([
    ['a view', 'sql`select hotels.id from hotel_overview as hotels for no key update of hotels`'],
    ['its own tables', 'sql`insert into users values (1) on conflict do update set a = 1`'],
    ['an expression of its own', 'sql`with page as (select 1 from users) select a, b from page for update`'],
    [
      'columns',
      "sql`select hotels, rooms from users where a is distinct from b order by hotels, 'from rooms'`",
    ],
    ['a comment', 'sql`select 1 -- from hotels\nfrom users`'],
    ['what is no SQL', "`from hotels ${raw}`; 'from hotels'"],
  ])('is not %s', (_what, source) => {
    expect(problemsOf(source)).toEqual([]);
  });

  test('of a folder without tables is reported', () => {
    expect(problemsOf('sql`select 1 from hotels`', 'commands')).toEqual([read()]);
  });

  test.each([
    [
      'has no owner',
      { auth: ['users'], hotels: ['hotels'] },
      'The table rooms has no owner: add it to packages/lint-rules/src/tables/table-owners.ts.',
    ],
    [
      'has two',
      { ...owners, bookings: ['rooms'] },
      'The table rooms has two owners: keep one of them in packages/lint-rules/src/tables/table-owners.ts.',
    ],
    [
      'is not there',
      { ...owners, bookings: ['stays'] },
      'stays is in packages/lint-rules/src/tables/table-owners.ts, but no migration makes it: remove it there.',
    ],
  ])('of the map is a table that %s', (_what, map, problem) => {
    expect(findOwnerProblems(seeded, map)).toEqual([problem]);
  });
});

test('the report of the schema is read: tables, views and unlogged tables', () => {
  const report = '# Tables\n\n## hotels\n\n## hotel_overview (view)\n\n## public_calls (unlogged)\n';
  expect(readRelations(report)).toEqual({ tables: ['hotels', 'public_calls'], views: ['hotel_overview'] });
});
