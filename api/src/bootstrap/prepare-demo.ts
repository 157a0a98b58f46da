import { join } from 'node:path';
import { readFile, rename, writeFile } from 'node:fs/promises';
import type { Database } from '@suite/database';
import { createReleaseToken, isReleaseToken } from '@suite/registry';
import type { Config } from '../config/config.ts';
import { loadDemoData } from '../demo/demo.public.ts';

export async function prepareDemo(
  config: Config,
  database: Database,
  say: (text: string) => void,
): Promise<void> {
  const { demo, dataDir, publicUrl, secretKey } = config;
  await loadDemoData({ demo, database, publicUrl, secretKey, progress: say });
  await keepReleaseToken(dataDir, database);
}

const scope = { remote: '*' };

/** Stores a token in the data folder with which its owner may release every remote, unless a valid one exists. */
export async function keepReleaseToken(dataDir: string, database: Database): Promise<void> {
  const file = join(dataDir, 'release-token');
  const kept = await readToken(file);
  if (kept !== '' && (await isReleaseToken(database, kept, scope))) return;
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, `${await createReleaseToken(database, scope)}\n`, { mode: 0o600 });
  await rename(draft, file);
}

async function readToken(file: string): Promise<string> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
