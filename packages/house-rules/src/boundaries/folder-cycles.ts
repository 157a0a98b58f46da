/** One import of the sources. */
export interface SourceImport {
  from: string;
  to: string;
}

/**
 * The folders that an import connects: of each path the first folder in which the two differ. Both have the same
 * parent; a folder and the files right in its parent are no pair.
 */
function foldersOf({ from, to }: SourceImport): { importing: string; imported: string } | undefined {
  const [source, target] = [from.split('/'), to.split('/')];
  const depth = source.findIndex((part, index) => part !== target[index]);
  if (depth === -1 || depth >= source.length - 1 || depth >= target.length - 1) return undefined;
  const folder = (parts: string[]) => parts.slice(0, depth + 1).join('/');
  return { importing: folder(source), imported: folder(target) };
}

/** Every import that is part of a cycle between folders of one parent, as a line with both files. */
export function findFolderCycles(imports: readonly SourceImport[]): string[] {
  const pairs = imports.flatMap((one) => {
    const folders = foldersOf(one);
    return folders ? [{ ...one, ...folders }] : [];
  });
  const next = new Map<string, Set<string>>();
  for (const { importing, imported } of pairs)
    next.set(importing, (next.get(importing) ?? new Set()).add(imported));

  const reached = new Map<string, Set<string>>();
  function foldersReachedFrom(folder: string): Set<string> {
    const known = reached.get(folder);
    if (known) return known;
    const found = new Set<string>();
    const open = [folder];
    for (let one = open.pop(); one !== undefined; one = open.pop()) {
      for (const following of next.get(one) ?? []) {
        if (found.has(following)) continue;
        found.add(following);
        open.push(following);
      }
    }
    reached.set(folder, found);
    return found;
  }

  const circular = pairs.filter(({ importing, imported }) => foldersReachedFrom(imported).has(importing));
  return [...new Set(circular.map(({ from, to }) => `${from} imports ${to}`))].sort();
}
