import type { IncomingMessage } from 'node:http';
import { ApiError } from '../errors/api-error.ts';

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
      else reject(new ApiError(408, 'UNAVAILABLE', 'Your photos did not arrive in time. Please try again.'));
    };
    check();
  });
  reading.catch(() => undefined);
  return Promise.race([reading, late]).finally(() => clearTimeout(timer));
}
