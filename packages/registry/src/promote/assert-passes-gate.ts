import type { Database } from '@suite/database';
import { checkGate, type GateRelease } from '../gate/check-gate.ts';
import { findContents } from '../gate/contents.repository.ts';
import type { GateHost } from '../gate/gate-host.ts';
import { gateRefusal } from '../gate/gate-refusal.ts';
import type { ReleaseKey } from '../release-key.ts';
import { findRelease, listLiveReleases } from '../releases.repository.ts';
import { refusalWithoutFiles } from './require-published.ts';
import { requirePlatformRun } from './require-platform-run.ts';

/** @throws RegistryError 409 with every reason why the release must not reach more visitors of this host */
export async function assertPassesGate(
  tx: Database,
  host: GateHost,
  { remote, release, isMovedByTeam }: ReleaseKey & { isMovedByTeam: boolean },
): Promise<void> {
  const manifest = await findRelease(tx, remote, release);
  if (!manifest) throw await refusalWithoutFiles(tx, { remote, release });
  const contents = await findContents(tx, { remote, release });
  await assertCompatible(tx, host, { manifest, contents, isMovedByTeam });
  if (host.requiresPlatformSmokeRun) await requirePlatformRun(tx, { remote, release });
}

/** The release's sizes were checked when it went live, but the other live releases may have changed. */
export async function assertRestorable(
  tx: Database,
  host: GateHost,
  { remote, release }: ReleaseKey,
): Promise<void> {
  const manifest = await findRelease(tx, remote, release);
  if (manifest) await assertCompatible(tx, host, { manifest });
}

async function assertCompatible(tx: Database, host: GateHost, release: GateRelease): Promise<void> {
  const refusal = gateRefusal(checkGate(release, await listLiveReleases(tx), host));
  if (refusal) throw refusal;
}
