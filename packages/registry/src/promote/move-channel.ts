import type { Database } from '@suite/database';
import { endChannel, pointChannel, takeTurn, type ChannelState } from '../channels.repository.ts';
import type { Channel } from '../cohorts/channel.ts';
import {
  insertReleaseChange,
  type ReleaseActor,
  type NewReleaseChange,
} from '../release-changes.repository.ts';

interface Target {
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
export async function moveChannel(
  tx: Database,
  from: ChannelState | undefined,
  target: Target,
  actor: ReleaseActor,
): Promise<void> {
  const { remote, channel, release, kind, previous_id } = target;
  const percent = target.percent ?? null;
  const from_release = from?.release ?? null;
  const reason = target.reason ?? null;
  const move = { remote, channel, kind, from: from_release, to: release, percent, reason, previous_id };
  const move_id = await insertReleaseChange(tx, move, actor);
  if (release === null) return endChannel(tx, remote, channel);
  const turn = target.turn ?? (await takeTurn(tx));
  return pointChannel(tx, { remote, channel, release, percent, turn }, move_id);
}
