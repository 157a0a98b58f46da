export function textsIn(items: unknown, name: string): string[] {
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: unknown) => {
    const value = typeof item === 'object' && item !== null ? (item as Record<string, unknown>)[name] : null;
    return typeof value === 'string' ? [value] : [];
  });
}
