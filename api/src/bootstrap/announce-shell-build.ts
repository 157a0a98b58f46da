import { storeSdk, storeShellBuild } from '@suite/registry';
import type { FastifyInstance } from 'fastify';

const hourMs = 60 * 60 * 1000;
const retryDelayMs = 5_000;

/**
 * Makes every server able to serve the assets of this one's shell, and the SDK that fits it: stores them now, and records
 * every hour that the shell is in use. A failure is logged and tried again; this server has its own build on disk.
 * @returns what ends it
 */
export async function announceShellBuild(
  { config, database, releaseStorage: storage, log }: FastifyInstance,
  delays = { againMs: hourMs, retryMs: retryDelayMs },
): Promise<() => Promise<void>> {
  let timer: NodeJS.Timeout | undefined;
  let isEnded = false;
  const announce = async () => {
    const store = { database, storage };
    const storing = Promise.all([storeShellBuild(store, config.shellDir), storeSdk(store, config.sdkDir)]);
    const isStored = await storing.then(
      () => true,
      (err: unknown) => {
        log.error({ err }, "The shell's build or the SDK could not be stored; retrying");
        return false;
      },
    );
    if (isEnded) return;
    const again = () => {
      running = announce();
    };
    timer = setTimeout(again, isStored ? delays.againMs : delays.retryMs).unref();
  };
  let running = announce();
  await running;
  return async () => {
    isEnded = true;
    clearTimeout(timer);
    await running;
  };
}
