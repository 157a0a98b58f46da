import { sql, type Database } from '@suite/database';
import { checkGate, type GateRelease } from '../gate/check-gate.ts';
import { findContents } from '../gate/contents.repository.ts';
import type { GateHost } from '../gate/gate-host.ts';
import { gateRefusal } from '../gate/gate-problem.ts';
import type { ReleaseKey } from '../release-key.ts';
import { findRelease, listLiveReleases } from '../releases.repository.ts';
import { refusalWithoutFiles } from './require-published.ts';
import type { SmokeRunReport } from '@suite/descriptor';
import { RegistryError } from '../errors/registry-error.ts';

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

async function requirePlatformRun(tx: Database, { remote, release }: ReleaseKey): Promise<void> {
  const [found] = await tx.query<{ run: SmokeRunReport | null }>(sql`
    select platform_smoke_run as run from releases where remote = ${remote} and release = ${release}`);
  const name = `${remote} ${release}`;
  if (!found?.run) {
    const message = `${name} is waiting for the platform's smoke run. Promote it when that has ended; the page Releases and the command status show it.`;
    throw new RegistryError('CONFLICT', message, [{ field: 'smoke-run-pending', message }]);
  }
  const { outcome, findings, messages = [] } = found.run;
  if (outcome !== 'refused') return;
  throw new RegistryError(
    'CONFLICT',
    `${name} does not pass the platform's smoke run. Mend what it found, and publish the next build.`,
    findings.map((field, index) => ({ field, message: messages[index] ?? field })),
  );
}
