import type { Database } from '@suite/database';
import { checkGate, type GateRelease } from '../gate/check-gate.ts';
import type { GateHost } from '../gate/gate-host.ts';
import { gateRefusal } from '../gate/gate-refusal.ts';
import { listLiveReleases } from '../releases.repository.ts';

/** @throws RegistryError 409 with every reason why the live set is not compatible with a release */
export async function assertCompatible(tx: Database, host: GateHost, release: GateRelease): Promise<void> {
  const refusal = gateRefusal(checkGate(release, await listLiveReleases(tx), host));
  if (refusal) throw refusal;
}
