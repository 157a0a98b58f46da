import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../config/config.ts';
import { openStorage } from '../bootstrap/open-storage.ts';
import { describeSchema } from './describe-schema.ts';

const file = new URL('../../schema.generated.md', import.meta.url);
const folder = await mkdtemp(join(tmpdir(), 'suite-schema-'));
try {
  const config = readConfig({ DATA_DIR: folder, RELEASES_DIR: join(folder, 'releases') });
  const storage = await openStorage(config, () => undefined);
  try {
    await writeFile(file, await describeSchema(storage.database));
  } finally {
    await storage.close();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
