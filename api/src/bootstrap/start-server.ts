import { createServer } from 'node:net';
import { once } from 'node:events';
import { ConfigError, type Config } from '../config/config.ts';
import { startDatabase } from './start-database.ts';

export async function startServer(config: Config, say: (text: string) => void): Promise<() => Promise<void>> {
  await requireFreePort(config);
  if (config.role !== 'web') await requireFaceModel(config);
  const startingDatabase = startDatabase(config);
  // Importing the contexts takes longer than starting the database, therefore both run at once.
  const { startRole } = await import('./start-role.ts');
  return startRole(config, say, startingDatabase);
}

/** Fails before the database starts, with the error of `listen`. */
export async function requireFreePort({ port, host }: Pick<Config, 'port' | 'host'>): Promise<void> {
  const probe = createServer().listen({ port, host, exclusive: true });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

export async function requireFaceModel({ identity: { faceModel } }: Pick<Config, 'identity'>): Promise<void> {
  if (faceModel === undefined) return;
  const { openFaceModel } = await import('@suite/identity');
  try {
    await openFaceModel(faceModel);
  } catch (error) {
    throw new ConfigError(`IDENTITY_FACE_MODEL: ${(error as Error).message}`);
  }
}
