import type { Registry } from '../registry/call-registry.ts';
import { getStatus, rollBack } from '../registry/registry-client.ts';
import { since, type Say } from './report.ts';

interface RollingBack {
  remote: string;
  canary: boolean;
  hotels?: number[];
}

/** Goes one step back. Of two that run at once only one moves anything, as both mean the same release. */
export async function rollBackRemote(registry: Registry, { remote, canary, hotels }: RollingBack, say: Say) {
  const start = performance.now();
  const status = hotels ? undefined : await getStatus(registry, remote);
  const from = (canary ? status?.canary : status?.live)?.release;
  const { message, result } = await rollBack(registry, remote, {
    ...(hotels && { hotels }),
    ...(canary && { canary }),
    ...(from !== undefined && { from }),
  });
  say(result.moved ? `${message} It took ${since(start)}` : message);
  return { remote, ...result, message };
}
