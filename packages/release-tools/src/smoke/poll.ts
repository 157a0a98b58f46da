import { setTimeout as sleep } from 'node:timers/promises';

const everyMs = 40;

export async function pollUntil(isTrue: () => Promise<boolean>, limitMs: number): Promise<boolean> {
  const end = performance.now() + limitMs;
  for (;;) {
    if (await isTrue()) return true;
    if (performance.now() > end) return false;
    await sleep(everyMs);
  }
}
