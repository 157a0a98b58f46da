import type { Database } from '@suite/database';
import type { ChannelState } from '../channels.repository.ts';
import type { GateHost } from '../gate/gate-host.ts';
import type { ReleaseActor } from '../release-changes.repository.ts';
import type { ReleaseKey } from '../release-key.ts';
import { moveChannels, type MoveContext } from '../promote/move-channels.ts';
import { assertCompatible } from '../promote/assert-compatible.ts';
import { findRelease } from '../releases.repository.ts';

export interface Restore {
  state: ChannelState;
  /** Without a release, the channel ends. */
  target: { release: string | null; previous_id: number | null };
}

export const endOfChannel: Restore['target'] = { release: null, previous_id: null };

/** The channels are of one remote. */
export async function rollBackChannels(
  { host, ...context }: MoveContext & { host: GateHost },
  restores: readonly Restore[],
  actor: ReleaseActor,
): Promise<void> {
  const releases = new Map(restores.map(({ state, target }) => [target.release, state.remote]));
  for (const [release, remote] of releases) {
    if (release !== null) await assertRestorable(context.tx, host, { remote, release });
  }
  const moves = restores.map(({ state, target }) => {
    return {
      from: state,
      remote: state.remote,
      channel: state.channel,
      kind: 'rollback',
      ...target,
    } as const;
  });
  await moveChannels(context, moves, actor);
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
