import type { Config } from '../config/config.ts';
import { startDatabase } from './start-database.ts';
import { requireFaceModel } from './require-face-model.ts';
import { requireFreePort } from './require-free-port.ts';

export async function startServer(config: Config, say: (text: string) => void): Promise<() => Promise<void>> {
  await requireFreePort(config);
  if (config.role !== 'web') await requireFaceModel(config);
  const startingDatabase = startDatabase(config);
  // Importing the contexts takes longer than starting the database, therefore both run at once.
  const { startRole } = await import('./start-role.ts');
  return startRole(config, say, startingDatabase);
}
