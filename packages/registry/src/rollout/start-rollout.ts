import type { Database } from '@suite/database';
import { listChannelsOf, lockChannels } from '../channels.repository.ts';
import { RegistryError } from '../errors/registry-error.ts';
import type { GateHost } from '../gate/gate-host.ts';
import type { ScopedActor } from '../tokens/require-actor.ts';
import { promoteLocked } from '../promote/promote-release.flow.ts';
import { firstPercent } from './advance-rollout.ts';
import { insertRollout, listRollouts, type NewRollout } from './rollouts.repository.ts';

/** Changes nothing if the same rollout is running, so that an interrupted command may be repeated. */
export function startRollout(
  { database, host }: { database: Database; host: GateHost },
  wanted: Omit<NewRollout, 'percent'>,
  actor: ScopedActor,
): Promise<{ resumed: boolean }> {
  const { remote, release } = wanted;
  return database.transaction(async (tx) => {
    await lockChannels(tx);
    const [current] = await listRollouts(tx, remote);
    if (current?.state === 'running') {
      if (current.release === release) return { resumed: true };
      throw conflict(
        `${remote} ${current.release} is given to ${current.percent} % of the people now. Wait for its end, or end it: rollback ${remote} --canary`,
      );
    }
    const live = (await listChannelsOf(tx, remote)).find(({ channel }) => channel === 'live');
    if (!live)
      throw conflict(`${remote} has no live release to compare ${release} with. Promote it to all users.`);
    if (live.release === release) throw conflict(`${remote} ${release} is live for all users already.`);
    const promotion = { remote, release, percent: firstPercent, tenants: undefined, turn: undefined };
    await promoteLocked(tx, host, promotion, actor);
    await insertRollout(tx, { ...wanted, percent: firstPercent }, actor);
    return { resumed: false };
  });
}

function conflict(message: string): RegistryError {
  return new RegistryError(409, 'CONFLICT', message);
}
