import { statfs } from 'node:fs/promises';
import { types } from 'node:util';
import type { Config } from '../../config/config.ts';

/** The codes mean a full file system, an exhausted quota, and PostgreSQL's disk_full. */
const codes = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100']);
/** The limit is twice the size of a segment of PostgreSQL's write-ahead log. */
const leastBytes = 32 * 1024 * 1024;
const rememberedMs = 10_000;

export function isDiskFull(error: unknown): boolean {
  if (!types.isNativeError(error)) return false;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return codes.has(code) || isDiskFull(cause);
}

export interface FullDisk {
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
      const disk = await statfs(server.config.dataDir).catch(() => undefined);
      return disk !== undefined && disk.bavail * disk.bsize < leastBytes;
    },
  };
}
