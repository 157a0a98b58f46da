import type { Database } from '@suite/database';
import { endChannels, pointChannels, type ChannelState } from '../channels.repository.ts';
import type { Channel } from '../cohorts/channel.ts';
import {
  insertReleaseChanges,
  type ReleaseActor,
  type NewReleaseChange,
} from '../release-changes.repository.ts';

interface ChannelMove {
  from: ChannelState | undefined;
  remote: string;
  channel: Channel;
  /** Null ends the channel. */
  release: string | null;
  percent?: number;
  turn?: number | undefined;
  kind: NewReleaseChange['kind'];
  reason?: string;
  previous_id: number | null;
}

/** The caller's transaction must hold the lock on all channels. */
export async function moveChannels(
  tx: Database,
  moves: readonly ChannelMove[],
  actor: ReleaseActor,
): Promise<void> {
  const changes = moves.map(({ from, release, percent = null, reason = null, ...move }) => {
    return { ...move, percent, reason, from: from?.release ?? null, to: release };
  });
  const ids = await insertReleaseChanges(tx, changes, actor);
  const ended = moves.filter(({ release }) => release === null);
  if (ended.length > 0) await endChannels(tx, ended);
  const pointed = moves.flatMap(({ remote, channel, release, percent = null, turn = null }) =>
    release === null ? [] : [{ remote, channel, release, percent, turn, move_id: ids.get(channel) }],
  );
  if (pointed.length > 0) await pointChannels(tx, pointed);
}
