import type { IdentityEngine, IdentitySettings } from '@suite/identity';

/** Loads the engine's code with the first check, so that the server starts without it. */
export function openLazyEngine(settings: IdentitySettings): IdentityEngine {
  let opened: Promise<IdentityEngine> | undefined;
  async function open(): Promise<IdentityEngine> {
    const { openIdentityEngine } = await import('@suite/identity');
    return openIdentityEngine(settings);
  }
  return {
    async warmUp() {
      await (await (opened ??= open())).warmUp();
    },
    async checkSelfie(photos) {
      return (await (opened ??= open())).checkSelfie(photos);
    },
    async checkDocument(photos) {
      return (await (opened ??= open())).checkDocument(photos);
    },
    async close() {
      await (await opened)?.close();
    },
  };
}
