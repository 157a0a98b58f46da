import { ApiError } from '../errors/api-error.ts';
import type { ReceiveTimeouts } from './receive-deadline.ts';

const megabyte = 1024 * 1024;

export interface UploadLimits extends ReceiveTimeouts {
  uploadsPerLink: number;
  uploadsPerAddress: number;
  bytesPerAddress: number;
  bytesPerProcess: number;
}

/** Guests of one hotel often share an address; the limits leave room for a family in the lobby. */
export const uploadLimits: UploadLimits = {
  uploadsPerLink: 2,
  uploadsPerAddress: 12,
  bytesPerAddress: 96 * megabyte,
  bytesPerProcess: 512 * megabyte,
  idleTimeoutMs: 20_000,
  totalTimeoutMs: 180_000,
};

export interface Uploader {
  link: string;
  address: string;
  onReplaced: () => void;
}

export interface UploadSlot {
  /** @throws ApiError UNAVAILABLE if the address or the process holds too many bytes */
  hold(bytes: number): void;
  /** Prevents newer forms from replacing this one. */
  endReading: () => void;
  release: () => void;
}

export interface UploadSlots {
  limits: UploadLimits;
  /**
   * Replaces the link's oldest incomplete form. Throws ApiError CONFLICT if it has none, UNAVAILABLE for a busy
   * address
   */
  take(uploader: Uploader): UploadSlot;
}

/** Counts only bytes per process, so that idle connections cannot use up the limit of others. */
export function openUploadSlots(limits: UploadLimits = uploadLimits): UploadSlots {
  const uploadsOfLinks = new Map<string, number>();
  const replaceables = new Map<string, Set<() => void>>();
  const uploadsOfAddresses = new Map<string, number>();
  const bytesOfAddresses = new Map<string, number>();
  let heldBytes = 0;

  return {
    limits,
    take({ link, address, onReplaced }) {
      const ofLink = replaceables.get(link) ?? new Set();
      if (count(uploadsOfLinks, link) >= limits.uploadsPerLink) {
        const [replaceOldest] = ofLink;
        if (!replaceOldest)
          throw new ApiError(409, 'CONFLICT', 'Your photos are being sent already. Please wait.');
        replaceOldest();
      }
      if (count(uploadsOfAddresses, address) >= limits.uploadsPerAddress) throw busy();
      add(uploadsOfLinks, link, 1);
      add(uploadsOfAddresses, address, 1);
      let ownBytes = 0;
      let isReleased = false;
      const endReading = () => {
        ofLink.delete(replace);
        if (ofLink.size === 0) replaceables.delete(link);
      };
      const release = () => {
        if (isReleased) return;
        isReleased = true;
        endReading();
        add(uploadsOfLinks, link, -1);
        add(uploadsOfAddresses, address, -1);
        add(bytesOfAddresses, address, -ownBytes);
        heldBytes -= ownBytes;
      };
      const replace = () => {
        release();
        onReplaced();
      };
      replaceables.set(link, ofLink.add(replace));
      return {
        endReading,
        release,
        hold(bytes) {
          if (
            count(bytesOfAddresses, address) + bytes > limits.bytesPerAddress ||
            heldBytes + bytes > limits.bytesPerProcess
          )
            throw busy();
          add(bytesOfAddresses, address, bytes);
          heldBytes += bytes;
          ownBytes += bytes;
        },
      };
    },
  };
}

const count = (counts: Map<string, number>, key: string) => counts.get(key) ?? 0;

function add(counts: Map<string, number>, key: string, change: number): void {
  const changed = count(counts, key) + change;
  if (changed > 0) counts.set(key, changed);
  else counts.delete(key);
}

function busy(): ApiError {
  return new ApiError(503, 'UNAVAILABLE', 'Many guests are being verified right now. Please try again soon.');
}
