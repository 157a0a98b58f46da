/** Compares with the stored value at `path`; list items match by `id`, and a value that was not stored has changed. */
export function isUnchanged(path: string, values: object, stored: object | undefined): boolean {
  let given: unknown = values;
  let kept: unknown = stored;
  for (const name of path.match(/[^.[\]]+/g) ?? []) {
    const item = fieldOf(given, name);
    kept = Array.isArray(kept) ? kept.find((other) => isSameItem(item, other)) : fieldOf(kept, name);
    given = item;
  }
  return given === kept && given !== undefined && given !== null;
}

function fieldOf(value: unknown, name: string): unknown {
  const isOwn = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
  return isOwn ? (value as Record<string, unknown>)[name] : undefined;
}

function isSameItem(item: unknown, other: unknown): boolean {
  const id = fieldOf(item, 'id');
  return id !== undefined && id === fieldOf(other, 'id');
}
