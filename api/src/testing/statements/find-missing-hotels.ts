import { parseSync } from 'libpg-query';

/** A node of PostgreSQL's parse tree has one key, its kind; fields hold nodes, lists of nodes and plain values. */
type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/**
 * Returns the tables and views of `tenantRelations` that a statement uses without comparing their hotel_id.
 * A list of columns to insert counts, too; a selected hotel_id does not, as it narrows nothing.
 */
export function findMissingHotels(text: string, tenantRelations: ReadonlySet<string>): string[] {
  const tree = parseSync(text);
  const expressions = new Set(findAll(tree, 'CommonTableExpr').map(({ ctename }) => ctename));
  return ['SelectStmt', 'UpdateStmt', 'DeleteStmt', 'InsertStmt'].flatMap((kind) =>
    findAll(tree, kind)
      .flatMap(withParts)
      .flatMap((query) => {
        const used = relationsOf(query).filter(
          ({ relname, schemaname }) =>
            tenantRelations.has(relname) && (schemaname ?? !expressions.has(relname)),
        );
        const compared = comparedHotels(query);
        const isNamed = ({ relname, alias }: Relation) =>
          compared.has(alias?.aliasname ?? relname) || (used.length === 1 && compared.has(''));
        return used.filter((relation) => !isNamed(relation)).map(({ relname }) => relname);
      }),
  );
}

interface Relation {
  relname: string;
  schemaname?: string;
  alias?: { aliasname: string };
}

/** The parts of a union are no nodes with a kind. */
function withParts(query: Tree): Tree[] {
  const parts = [query['larg'], query['rarg']].filter(isTree);
  return [query, ...parts.flatMap(withParts)];
}

function relationsOf(query: Tree): Relation[] {
  const own = isTree(query['relation']) ? [{ RangeVar: query['relation'] }] : [];
  const listed = [own, query['fromClause'], 'usingClause' in query ? query['usingClause'] : []];
  return listed.flatMap((list) => findAll(list, 'RangeVar', isQuery)) as unknown as Relation[];
}

/** Returns the names by which columns hotel_id are qualified, and '' for one without a name or of a join by columns. */
function comparedHotels(query: Tree): Set<string> {
  const joins = findAll(query['fromClause'], 'JoinExpr', isQuery);
  const conditions = [query['whereClause'], ...joins.map(({ quals }) => quals)];
  const columns = findAll(conditions, 'ColumnRef', isQuery, 'NullTest').map(({ fields }) => namesIn(fields));
  const compared = columns.filter((names) => names.at(-1) === 'hotel_id').map((names) => names.at(-2) ?? '');
  for (const { usingClause, larg, rarg } of joins) {
    if (!namesIn(usingClause).includes('hotel_id')) continue;
    for (const { relname, alias } of findAll([larg, rarg], 'RangeVar', isQuery) as unknown as Relation[])
      compared.push(alias?.aliasname ?? relname);
  }
  const inserted = findAll(query['cols'], 'ResTarget').some(({ name }) => name === 'hotel_id');
  const { relation } = query as { relation?: Relation };
  if (inserted && relation) compared.push(relation.alias?.aliasname ?? relation.relname);
  return new Set(compared);
}

function namesIn(list: unknown): string[] {
  return findAll(list, 'String').map(({ sval }) => String(sval));
}

const isQuery = (kind: string) => kind === 'SelectStmt';

/** Finds nodes of a kind; does not enter those that `isLeftOut` names. */
function findAll(
  value: unknown,
  kind: string,
  isLeftOut: (kind: string) => boolean = () => false,
  alsoLeftOut?: string,
): Tree[] {
  if (!isTree(value)) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    if (isLeftOut(key) || key === alsoLeftOut) return [];
    const below = findAll(child, kind, isLeftOut, alsoLeftOut);
    return key === kind && isTree(child) ? [child, ...below] : below;
  });
}
