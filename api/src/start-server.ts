import { collectRegularly } from '@suite/registry';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { openStorage } from './open-storage.ts';
import { prepareDemo } from './prepare-demo.ts';
import { requireFaceModel } from './require-face-model.ts';
import { requireFreePort } from './require-free-port.ts';
import { openLazyEngine, sweepRegularly } from './verification/verification.public.ts';

/** Starts everything and listens; gives what stops it. A start that fails leaves nothing running. */
export async function startServer(config: Config, say: (text: string) => void): Promise<() => Promise<void>> {
  await requireFreePort(config);
  await requireFaceModel(config);
  const storage = await openStorage(config, say);
  try {
    if (config.demo) await prepareDemo(config, storage.database, say);
    const identity = openLazyEngine(config.identity);
    const app = await buildApp({ config, database: storage.database, identity });
    await app.listen({ port: config.port, host: config.host }).catch(async (error: unknown) => {
      await app.close();
      throw error;
    });
    const stopCollecting = collectRegularly(
      { database: storage.database, storage: app.releaseStorage },
      app.log,
    );
    const stopSweeping = sweepRegularly(app, app.log);
    return async () => {
      await stopCollecting();
      await stopSweeping();
      await app.close();
      await identity.close();
      await storage.close();
    };
  } catch (error) {
    await storage.close();
    throw error;
  }
}
