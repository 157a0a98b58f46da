import { statfs } from 'node:fs/promises';
import { types } from 'node:util';
import type { Config } from '../../config/config.ts';

/** Of a file, of a user's share, and of PostgreSQL. */
const codes = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100']);
/** What the embedded database needs to begin its next piece of log, twice. */
const leastBytes = 32 * 1024 * 1024;
const rememberedMs = 10_000;

/** True when something could not be written as there is no space left. */
export function isDiskFull(error: unknown): boolean {
  if (!types.isNativeError(error)) return false;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return codes.has(code) || isDiskFull(cause);
}

/** Whether writes are to be expected to fail, also of a database or storage on another machine. */
export interface FullDisk {
  /** A write that was refused, as the disk is full. */
  note(): void;
  isFull(): Promise<boolean>;
}

export function watchDisk(server: { config: Pick<Config, 'dataDir'> }): FullDisk {
  let notedAt = -Infinity;
  return {
    note() {
      notedAt = performance.now();
    },
    async isFull() {
      if (performance.now() - notedAt < rememberedMs) return true;
      // A folder that is gone is told by the storage.
      const disk = await statfs(server.config.dataDir).catch(() => undefined);
      return disk !== undefined && disk.bavail * disk.bsize < leastBytes;
    },
  };
}
