const segment = '(?!\\.)[A-Za-z0-9@~+_.-]{1,120}';
const safePath = new RegExp(`^${segment}(?:/${segment}){0,8}$`);

export const fileHashPattern = /^sha384-[A-Za-z0-9+/]{64}$/;

/** Accepts paths that mean the same on every disk and in every URL. The registry creates `.br` and `.gz` itself. */
export function isReleaseFilePath(path: string): boolean {
  return safePath.test(path) && !/\.(?:br|gz)$/.test(path) && !path.split('/').includes('__proto__');
}

/** Images and fonts are already compressed. */
export function isCompressible(path: string): boolean {
  return /\.(?:js|mjs|css|json|html|txt|svg|ttf|wasm)$/.test(path);
}

/** Returns two paths that cannot both exist on a disk that ignores case, or where one is a folder of the other. */
export function clashingPaths(paths: readonly string[]): [string, string] | undefined {
  const seen = new Map(paths.map((path) => [path.toLowerCase(), path]));
  for (const path of paths) {
    const lower = path.toLowerCase();
    const twin = seen.get(lower);
    if (twin !== undefined && twin !== path) return [path, twin];
    const folders = lower
      .split('/')
      .slice(0, -1)
      .map((_, index, all) => all.slice(0, index + 1).join('/'));
    const file = folders.map((folder) => seen.get(folder)).find((found) => found !== undefined);
    if (file !== undefined) return [path, file];
  }
  return undefined;
}
