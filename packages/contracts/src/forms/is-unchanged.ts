/**
 * Compares with the stored value at `path`; list items match by `id`, and a value that was not stored has changed. Both
 * records must be cast by the schema, so that characters that it normalizes make no difference.
 */
export function isUnchanged(path: string, values: unknown, stored: unknown): boolean {
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
