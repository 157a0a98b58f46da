import { cp, mkdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { backUpEmbedded, restoreEmbedded } from '@suite/database';
import type { Config } from '../config/config.ts';
import { requireWhole, writeManifest } from './manifest.ts';

export async function backUp(config: Config, folder: string): Promise<string> {
  requireEmbedded(config, 'pg_dump');
  const target = resolve(folder);
  if (await exists(target)) throw new Error(`${target} exists already: name a new folder.`);
  await mkdir(target, { recursive: true, mode: 0o700 });
  try {
    await backUpEmbedded(config.dataDir, join(target, 'postgres'));
    // The database comes first: a file without its row is harmless, a row without its file is not.
    if (!config.releasesS3) await copyReleases(config.releasesDir, join(target, 'releases'));
    const count = await writeManifest(target);
    return `${count} files are in ${target}. The secret key is not among them: keep it elsewhere.`;
  } catch (error) {
    await rm(target, { recursive: true, force: true });
    throw error;
  }
}

export async function restore(config: Config, folder: string): Promise<string> {
  requireEmbedded(config, 'pg_restore');
  const source = resolve(folder);
  await requireWhole(source);
  await restoreEmbedded(join(source, 'postgres'), config.dataDir);
  if (await exists(join(source, 'releases'))) {
    await cp(join(source, 'releases'), config.releasesDir, { recursive: true });
  }
  return `${source} is restored into ${config.dataDir}. Put the secret key there too, and start the server.`;
}

function requireEmbedded({ databaseUrl }: Config, program: string): void {
  if (databaseUrl === undefined) return;
  throw new Error(`DATABASE_URL is set: use ${program}, as this is for the embedded database alone.`);
}

async function copyReleases(from: string, to: string): Promise<void> {
  const incoming = join(from, '.incoming');
  if (await exists(from)) await cp(from, to, { recursive: true, filter: (path) => path !== incoming });
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
