import { run } from './run.ts';
import { repository, type Suite } from './start-suite.ts';

const script = `
  import { openStorage } from './api/dist/bootstrap/open-storage.js';
  import { readConfig } from './api/dist/config/config.js';
  const storage = await openStorage(readConfig(process.env), () => undefined);
  const text = "update notifications set created_at = created_at - interval '2 days'";
  await storage.database.query({ text, values: [] });
  await storage.close();
`;

/** Ages notifications by two days, so that a summary is due at any time of day. */
export async function ageNotifications({ dataDir }: Suite): Promise<void> {
  await run(process.execPath, ['--input-type=module', '--eval', script], repository, { DATA_DIR: dataDir });
}
