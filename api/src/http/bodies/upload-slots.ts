import type { IncomingMessage } from 'node:http';
import { ApiError } from '../errors/api-error.ts';

const megabyte = 1024 * 1024;

export const replacedMessage = 'A newer upload of yours has replaced this one.';

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

export interface UploadSlot {
  /** @throws ApiError UNAVAILABLE if the address or the process holds too many bytes */
  hold(bytes: number): void;
  endReading: () => void;
  release: () => void;
}

export interface UploadSlots {
  limits: UploadLimits;
  /**
   * Replaces the link's oldest incomplete form. Throws ApiError CONFLICT if it has none, UNAVAILABLE for a busy
   * address
   */
  take(uploader: { link: string; address: string; onReplaced: () => void }): UploadSlot;
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
          throw new ApiError(409, 'CONFLICT', 'Your upload is running already. Please wait.');
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
  return new ApiError(503, 'UNAVAILABLE', 'Many uploads are arriving right now. Please try again soon.');
}

export interface ReceiveTimeouts {
  idleTimeoutMs: number;
  totalTimeoutMs: number;
}

/** @throws ApiError UNAVAILABLE with status 408 if the body stops arriving or takes too long */
export async function beforeDeadline<T>(
  reading: Promise<T>,
  { socket }: IncomingMessage,
  { idleTimeoutMs, totalTimeoutMs }: ReceiveTimeouts,
): Promise<T> {
  const startedAt = performance.now();
  let readBytes = socket.bytesRead;
  let readAt = startedAt;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const check = () => {
      const now = performance.now();
      if (socket.bytesRead !== readBytes) {
        readBytes = socket.bytesRead;
        readAt = now;
      }
      const leftMs = Math.min(readAt + idleTimeoutMs, startedAt + totalTimeoutMs) - now;
      if (leftMs > 0) timer = setTimeout(check, Math.min(leftMs, idleTimeoutMs / 4));
      else reject(new ApiError(408, 'UNAVAILABLE', 'The upload did not arrive in time. Please try again.'));
    };
    check();
  });
  reading.catch(() => undefined);
  return Promise.race([reading, late]).finally(() => clearTimeout(timer));
}
