import type { Database } from '@suite/database';
import { isKnownTurn, listChannels, lockChannels } from '../channels.repository.ts';
import { RegistryError } from '../errors/registry-error.ts';
import { findContents } from '../gate/contents.repository.ts';
import type { GateHost } from '../gate/gate-host.ts';
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
    // A release on some channel passed the gate, and all later ones passed it together with this one.
    if (release !== 'live' && !states.some((state) => state.release === release)) {
      const manifest = await findRelease(tx, remote, release);
      if (!manifest) throw await refusalWithoutFiles(tx, { remote, release });
      const contents = await findContents(tx, { remote, release });
      await assertCompatible(tx, host, { manifest, contents, isMovedByTeam: actor.remote !== '*' });
      if (host.requiresPlatformSmokeRun) await requirePlatformRun(tx, { remote, release });
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
