/** Where a command says what it is doing. */
export type Say = (line: string) => void;

/** `812 B`, `14.2 kB`, `1.3 MB`. */
export function size(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${(bytes / 1000).toFixed(1)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** `0.4 s` since a moment taken with `performance.now()`. */
export function since(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
