import { storeSdk, storeShellBuild } from '@suite/registry';
import type { FastifyInstance } from 'fastify';

const hourMs = 60 * 60 * 1000;
const retryDelayMs = 5_000;

export async function announceShellBuild(
  { config, database, releaseStorage: storage, log }: FastifyInstance,
  delays = { repeatDelayMs: hourMs, retryMs: retryDelayMs },
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
    timer = setTimeout(again, isStored ? delays.repeatDelayMs : delays.retryMs).unref();
  };
  let running = announce();
  await running;
  return async () => {
    isEnded = true;
    clearTimeout(timer);
    await running;
  };
}
