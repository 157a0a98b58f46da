import type { Database } from '@suite/database';
import type { Config } from '../config/config.ts';
import { loadDemoData } from '../demo/demo.public.ts';
import { keepReleaseToken } from './keep-release-token.ts';

export async function prepareDemo(
  config: Config,
  database: Database,
  say: (text: string) => void,
): Promise<void> {
  const { demo, dataDir, publicUrl, secretKey } = config;
  await loadDemoData({ demo, database, publicUrl, secretKey, progress: say });
  await keepReleaseToken(dataDir, database);
}
