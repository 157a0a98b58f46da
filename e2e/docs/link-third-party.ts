import { readdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { repository } from '../suite/start-suite.ts';

/** Links third-party packages to this installation's copies; SDK packages stay. */
export async function linkThirdParty(folder: string): Promise<void> {
  const modules = join(folder, 'node_modules');
  for (const name of await installedIn(modules)) {
    await rm(join(modules, name), { recursive: true });
    await symlink(join(repository, 'node_modules', name), join(modules, name), 'junction');
  }
}

async function installedIn(modules: string): Promise<string[]> {
  const entries = (await readdir(modules)).filter((name) => !name.startsWith('.') && name !== '@suite');
  const found = entries.map(async (name) =>
    name.startsWith('@') ? (await readdir(join(modules, name))).map((part) => `${name}/${part}`) : [name],
  );
  return (await Promise.all(found)).flat();
}
