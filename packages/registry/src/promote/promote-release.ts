import type { Database } from '@suite/database';
import { isKnownTurn, listChannels, lockChannels, type ChannelState } from '../channels.repository.ts';
import { tenantChannel, type Channel } from '../cohorts/channel.ts';
import { RegistryError } from '../errors/registry-error.ts';
import { findContents } from '../gate/contents.repository.ts';
import type { GateHost } from '../gate/gate-host.ts';
import type { ReleaseKey } from '../release-key.ts';
import { findRelease } from '../releases.repository.ts';
import { requirePlatformRun } from './require-platform-run.ts';
import { promoteToTenants } from './promote-to-tenants.ts';
import { promoteToAllUsers, promoteToPercent } from './promote-to-users.ts';
import type { PromotionOutcome } from './promotion-outcome.ts';
import type { Promotion } from './promotion.ts';
import type { ScopedActor } from '../tokens/require-actor.ts';
import { refusalWithoutFiles } from './refusal-without-files.ts';
import { assertCompatible } from './assert-compatible.ts';

export function promoteRelease(
  { database, host }: { database: Database; host: GateHost },
  remote: string,
  promotion: Promotion,
  actor: ScopedActor,
): Promise<PromotionOutcome> {
  return database.transaction(async (tx) => {
    await lockChannels(tx);
    const { release, tenants, percent, turn } = promotion;
    const states = (await listChannels(tx)).filter((state) => state.remote === remote);
    if (reachesMoreVisitors(states, promotion)) {
      await assertPassesGate(tx, host, { remote, release, isMovedByTeam: actor.remote !== '*' });
    }
    if (tenants) {
      const to = release === 'live' ? null : release;
      return promoteToTenants(tx, states, { remote, release: to, tenants, actor });
    }
    if (percent !== undefined) return promoteToPercent(tx, states, { remote, release, percent, actor });
    if (turn !== undefined && !(await isKnownTurn(tx, turn))) {
      throw new RegistryError(400, 'VALIDATION_ERROR', 'This turn was never given. Ask for one first.');
    }
    return promoteToAllUsers(tx, states, { remote, release, turn, actor });
  });
}

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

/** Tenants that return to live need no check, as they would get that release without their own one. */
function reachesMoreVisitors(
  states: readonly ChannelState[],
  { release, tenants, percent }: Promotion,
): boolean {
  const has = (channel: Channel, least = 0) =>
    states.some(
      (state) => state.channel === channel && state.release === release && (state.percent ?? 0) >= least,
    );
  if (release === 'live' || has('live')) return false;
  if (tenants) return !tenants.every((tenant_id) => has(tenantChannel(tenant_id)));
  return percent === undefined || !has('canary', percent);
}
