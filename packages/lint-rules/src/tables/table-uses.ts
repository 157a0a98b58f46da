/** The name may also belong to a view or a common table expression. */
export interface TableUse {
  name: string;
  isWrite: boolean;
  /** From 0. */
  line: number;
}

const listStarts = new Set(['from', 'join', 'using']);
const listEnds = new Set([
  ...['where', 'group', 'order', 'having', 'limit', 'offset', 'union', 'intersect', 'except', 'returning'],
  ...['select', 'set', 'values', 'for', 'window'],
]);
const writes = new Set(['into', 'update', 'lock', 'truncate', 'delete from']);
const standBetween = new Set(['only', 'lateral', 'table']);
/** These words are not followed by a table: locks, upserts, comparisons. */
const noStarts = new Set(['do update', 'for update', 'key update', 'distinct from']);

/** Finds tables in statements and in fragments that may begin with a table. */
export function findTableUses(sql: string): TableUse[] {
  const uses: TableUse[] = [];
  const lists = [false];
  let expected: 'read' | 'write' | undefined = 'read';
  let before = '';
  for (const { text, line } of tokensOf(sql)) {
    if (expected && standBetween.has(text)) continue;
    if (expected && /^[a-z_]\w*$/.test(text)) uses.push({ name: text, isWrite: expected === 'write', line });
    const pair = `${before} ${text}`;
    trackLists(lists, text, pair);
    expected = useAfter(text, pair, lists.at(-1) ?? false);
    before = text;
  }
  return uses;
}

function trackLists(lists: boolean[], text: string, pair: string): void {
  if (text === '(') lists.push(false);
  else if (text === ')') lists.pop();
  else if (listEnds.has(text)) lists[lists.length - 1] = false;
  else if (listStarts.has(text)) lists[lists.length - 1] = !noStarts.has(pair);
}

function useAfter(text: string, pair: string, isInList: boolean): 'read' | 'write' | undefined {
  if (noStarts.has(pair)) return undefined;
  if (writes.has(text) || writes.has(pair)) return 'write';
  return listStarts.has(text) || (text === ',' && isInList) ? 'read' : undefined;
}

function tokensOf(sql: string): { text: string; line: number }[] {
  return sql.split('\n').flatMap((row, line) => {
    const bare = row
      .replaceAll(/'(?:[^']|'')*'/g, '?')
      .replace(/--.*$/, '')
      .replaceAll('"', '');
    return [...bare.toLowerCase().matchAll(/[\w.]+|\S/g)].map(([word]) => ({
      text: word.replace(/^public\./, ''),
      line,
    }));
  });
}
