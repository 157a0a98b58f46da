import type { Registry } from '../registry/call-registry.ts';
import { getStatus, rollBack } from '../registry/registry-client.ts';
import { formatElapsed, type Print } from './report.ts';

interface RollbackOptions {
  remote: string;
  canary: boolean;
  hotels?: number[];
}

/** Rolls back one step. Concurrent commands name the same release, so only one takes effect. */
export async function rollBackRemote(
  registry: Registry,
  { remote, canary, hotels }: RollbackOptions,
  print: Print,
) {
  const start = performance.now();
  const status = hotels ? undefined : await getStatus(registry, remote);
  const from = (canary ? status?.canary : status?.live)?.release;
  const { message, result } = await rollBack(registry, remote, {
    ...(hotels && { hotels }),
    ...(canary && { canary }),
    ...(from !== undefined && { from }),
  });
  print(result.moved ? `${message} It took ${formatElapsed(start)}` : message);
  return { remote, ...result, message };
}
