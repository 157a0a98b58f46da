import { openGuardedFetch } from '../../http/guarded-calls/open-guarded-fetch.ts';
import type { AddressRules } from '@suite/registry';

export interface PhotoLimits {
  milliseconds: number;
  bytes: number;
}

export interface PhotoFetch {
  fetch(address: string): Promise<Buffer>;
  close(): Promise<void>;
}

const photoLimits: PhotoLimits = { milliseconds: 8_000, bytes: 5_000_000 };

export function openPhotoFetch(rules: AddressRules, limits = photoLimits): PhotoFetch {
  const guarded = openGuardedFetch(rules, limits);
  return {
    async fetch(address) {
      // Limits the whole transfer, because a slow server stays within the limit of each step.
      const signal = AbortSignal.timeout(limits.milliseconds);
      const answer = await guarded.fetch(address, { headers: { accept: 'image/*' }, signal });
      if (answer.status !== 200 || !answer.body) {
        await answer.body?.cancel();
        throw new Error(`The photo's server answered ${answer.status}`);
      }
      return Buffer.from(await answer.arrayBuffer());
    },
    close: () => guarded.close(),
  };
}
