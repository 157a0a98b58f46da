import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

export function packageFolder(name: string): string {
  for (let folder = dirname(require.resolve(name)); folder !== dirname(folder); folder = dirname(folder))
    if (folder.endsWith(join('node_modules', ...name.split('/')))) return folder;
  throw new Error(`${name} is not installed.`);
}

export function requireFile<T>(name: string, file: string): T {
  return require(join(packageFolder(name), file)) as T;
}

/** Restricts fetch to files, as model loaders use URLs, and photos of guests must never reach a network. */
export function fetchFilesOnly(): void {
  globalThis.fetch = async (input) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.protocol !== 'file:') throw new Error('Identity checks use no network.');
    return new Response(await readFile(url));
  };
}
