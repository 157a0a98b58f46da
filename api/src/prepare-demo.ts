import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '@suite/database';
import { createReleaseToken } from '@suite/registry';
import type { Config } from './config.ts';
import { loadDemoData } from './demo/demo.public.ts';

/** What demo mode adds to a start: the demo data, and a token with which this machine may release every remote. */
export async function prepareDemo(
  config: Config,
  database: Database,
  say: (text: string) => void,
): Promise<void> {
  const { demo, publicUrl, secretKey } = config;
  await loadDemoData({ demo, database, publicUrl, secretKey, progress: say });
  const file = join(config.dataDir, 'release-token');
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, `${await createReleaseToken(database, { remote: '*' })}\n`, { mode: 0o600 });
  await rename(draft, file);
}
