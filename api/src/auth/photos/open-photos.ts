import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { DomainError } from '../../errors/domain-error.ts';
import type { AddressRules } from '@suite/registry';
import { openPhotoFetch } from './fetch-photo.ts';
import { shrinkPhoto } from './shrink-photo.ts';

export interface Photo {
  webp: Buffer;
  etag: string;
}

export interface Photos {
  /** @throws DomainError UNAVAILABLE while too many others are fetched */
  find(user_id: number, address: string): Promise<Photo | undefined>;
  close(): Promise<void>;
}

interface Found {
  address: string;
  photo: Photo | undefined;
}

const photoTtlMs = 60 * 60_000;
const failureTtlMs = 60_000;
const cacheLimits = { max: 5_000, maxSize: 32 * 1024 * 1024 };
/** Each fetch holds a file in memory and then a process. */
const maxConcurrentFetches = 4;

/** Caches one photo per user, which also limits concurrent fetches to one per user. */
export function openPhotos(rules: AddressRules): Photos {
  const source = openPhotoFetch(rules);
  let fetching = 0;

  async function load(address: string): Promise<Photo | undefined> {
    if (fetching >= maxConcurrentFetches) throw busy();
    fetching += 1;
    try {
      const webp = await shrinkPhoto(await source.fetch(address));
      return { webp, etag: `"${createHash('sha256').update(webp).digest('base64url')}"` };
    } catch {
      return undefined;
    } finally {
      fetching -= 1;
    }
  }

  const found = new LRUCache<number, Found, string>({
    ...cacheLimits,
    ttl: photoTtlMs,
    sizeCalculation: ({ photo }) => 1_024 + (photo?.webp.length ?? 0),
    async fetchMethod(_user_id, _old, { options, context: address }) {
      const photo = await load(address);
      options.ttl = photo ? photoTtlMs : failureTtlMs;
      return { address, photo };
    },
  });

  return {
    async find(user_id, address) {
      const first = await found.fetch(user_id, { context: address });
      if (first?.address === address) return first.photo;
      const changed = await found.fetch(user_id, { context: address, forceRefresh: true });
      return changed?.address === address ? changed.photo : undefined;
    },
    close: () => source.close(),
  };
}

function busy(): DomainError {
  return new DomainError('UNAVAILABLE', 'PHOTOS_BUSY');
}
