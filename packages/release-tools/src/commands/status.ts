import type { Registry } from '../registry/call-registry.ts';
import { getStatus } from '../registry/registry-client.ts';
import { size, type Say } from './report.ts';

/** Lists the releases of a remote, the live one marked. */
export async function showStatus(registry: Registry, remote: string, say: Say) {
  const status = await getStatus(registry, remote);
  if (status.releases.length === 0) say(`${remote} was never released to ${registry.url}`);
  for (const { release, bytes, published_at, is_live } of status.releases) {
    say(`${is_live ? 'live' : '    '}  ${release}  ${size(bytes).padStart(9)}  ${published_at}`);
  }
  return status;
}
