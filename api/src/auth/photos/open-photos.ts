import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { DomainError } from '../../errors/domain-error.ts';
import type { AddressRules } from '../../http/guarded-calls/public-address.ts';
import { openPhotoFetch } from './fetch-photo.ts';
import { shrinkPhoto } from './shrink-photo.ts';

export interface Photo {
  webp: Buffer;
  etag: string;
}

export interface Photos {
  /**
   * The photo of a person; undefined when there is none at the address.
   * @throws DomainError UNAVAILABLE while too many others are fetched
   */
  find(user_id: number, address: string): Promise<Photo | undefined>;
  close(): Promise<void>;
}

interface Found {
  address: string;
  photo: Photo | undefined;
}

const keptMs = 60 * 60_000;
/** A failed fetch is retried after a while, not with every page. */
const failureKeptMs = 60_000;
const memory = { max: 5_000, maxSize: 32 * 1024 * 1024 };
/** Each holds a file in memory and then a process. */
const mostAtOnce = 4;

/** Fetches photos and remembers them, one of each person, who therefore has at most one fetched at a time. */
export function openPhotos(rules: AddressRules): Photos {
  const source = openPhotoFetch(rules);
  let fetching = 0;

  async function load(address: string): Promise<Photo | undefined> {
    if (fetching >= mostAtOnce) throw busy();
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
    ...memory,
    ttl: keptMs,
    sizeCalculation: ({ photo }) => 1_024 + (photo?.webp.length ?? 0),
    async fetchMethod(_user_id, _old, { options, context: address }) {
      const photo = await load(address);
      options.ttl = photo ? keptMs : failureKeptMs;
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
  return new DomainError('UNAVAILABLE', 'Many photos are being fetched right now. Please try again soon.');
}
