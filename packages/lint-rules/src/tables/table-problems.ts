import { readSqlTexts } from './sql-texts.ts';
import { findTableUses, type TableUse } from './table-uses.ts';

export interface Relations {
  tables: readonly string[];
  views: readonly string[];
}

type TableOwners = Readonly<Record<string, readonly string[]>>;

const mapFile = 'packages/lint-rules/src/tables/table-owners.ts';

/** Reads headings such as `## hotels`, `## hotel_overview (view)`, `## public_calls (unlogged)`. */
export function readRelations(report: string): Relations {
  const headings = [...report.matchAll(/^## (\w+)(?: \((\w+)\))?$/gm)];
  const named = (isView: boolean) =>
    headings.filter(([, , kind]) => (kind === 'view') === isView).map(([, name = '']) => name);
  return { tables: named(false), views: named(true) };
}

export function findOwnerProblems({ tables }: Relations, owners: TableOwners): string[] {
  const owned = Object.values(owners).flat();
  return [
    ...tables
      .filter((table) => !owned.includes(table))
      .map((table) => `The table ${table} has no owner: add it to ${mapFile}.`),
    ...owned
      .filter((table, place) => owned.indexOf(table) !== place)
      .map((table) => `The table ${table} has two owners: keep one of them in ${mapFile}.`),
    ...owned
      .filter((table) => !tables.includes(table))
      .map((table) => `${table} is in ${mapFile}, but no migration makes it: remove it there.`),
  ];
}

/** Reports foreign tables in a file of `context`, and writes to unknown tables. */
export function findTableProblems(
  { context, path, source }: { context: string; path: string; source: string },
  relations: Relations,
  owners: TableOwners,
): string[] {
  return readSqlTexts(source).flatMap(({ text, line }) =>
    findTableUses(text).flatMap((use) => {
      const problem = problemOf(use, context, relations, owners);
      return problem === undefined ? [] : [`${path}:${line + use.line} ${problem}`];
    }),
  );
}

function problemOf(
  { name, isWrite }: TableUse,
  context: string,
  { tables, views }: Relations,
  owners: TableOwners,
): string | undefined {
  if (views.includes(name)) {
    return isWrite
      ? `writes the view ${name}: call a function that the owner of its tables exports.`
      : undefined;
  }
  const owner = Object.keys(owners).find((each) => owners[each]?.includes(name));
  if (owner === context) return undefined;
  if (owner !== undefined) {
    return isWrite
      ? `writes ${name}, which ${owner} owns: call a function that ${owner} exports.`
      : `reads ${name}, which ${owner} owns: read a view that ${owner} offers, or call a function that it exports.`;
  }
  return isWrite && !tables.includes(name) ? `writes ${name}, which no migration makes.` : undefined;
}
