import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** The folder of an installed package, whatever its `exports` let through. */
export function packageFolder(name: string): string {
  for (let folder = dirname(require.resolve(name)); folder !== dirname(folder); folder = dirname(folder))
    if (folder.endsWith(join('node_modules', ...name.split('/')))) return folder;
  throw new Error(`${name} is not installed.`);
}

/** Loads a bundle that a package has but does not export. Its types are what the caller says they are. */
export function requireFile<T>(name: string, file: string): T {
  return require(join(packageFolder(name), file)) as T;
}

/**
 * Lets this process fetch files and nothing else: the model loaders ask for addresses, and no photo or model of a guest
 * may ever have to do with a network.
 */
export function fetchFilesOnly(): void {
  globalThis.fetch = async (input) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.protocol !== 'file:') throw new Error('Identity checks use no network.');
    return new Response(await readFile(url));
  };
}
