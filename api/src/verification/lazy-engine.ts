import type { IdentityEngine, IdentitySettings } from '@suite/identity';
import { loadOnce } from '../loading/load-once.ts';

/** Loads the engine's code with the first check, so that the server starts without it. */
export function openLazyEngine(settings: IdentitySettings): IdentityEngine {
  const engine = loadOnce(async () => {
    const { openIdentityEngine } = await import('@suite/identity');
    return openIdentityEngine(settings);
  });
  return {
    async warmUp() {
      await (await engine.load()).warmUp();
    },
    async checkSelfie(photos) {
      return (await engine.load()).checkSelfie(photos);
    },
    async checkDocument(photos) {
      return (await engine.load()).checkDocument(photos);
    },
    async close() {
      await (await engine.loaded())?.close();
    },
  };
}
