import type { Database } from '@suite/database';
import type { ReleaseChangeKind } from '@suite/descriptor';
import { endChannels, pointChannels, type ChannelState } from '../channels.repository.ts';
import type { Channel } from '../cohorts/channel.ts';
import { insertReleaseChanges, type ReleaseActor } from '../release-changes.repository.ts';
import type { ReleaseKey } from '../release-key.ts';

export interface TakenAway extends ReleaseKey {
  change: Exclude<ReleaseChangeKind, 'promote'>;
}

/** Runs within the transaction of a demotion or rollback, once for each release that visitors no longer get. */
export type OnTakenAway = (tx: Database, taken: TakenAway, actor: ReleaseActor) => Promise<void>;

export interface MoveContext {
  tx: Database;
  onTakenAway?: OnTakenAway | undefined;
}

export interface ChannelMove {
  from: ChannelState | undefined;
  remote: string;
  channel: Channel;
  /** Null ends the channel. */
  release: string | null;
  percent?: number;
  turn?: number | undefined;
  kind: ReleaseChangeKind;
  reason?: string | undefined;
  previous_id: number | null;
}

/** The caller's transaction must hold the lock on all channels. */
export async function moveChannels(
  { tx, onTakenAway }: MoveContext,
  moves: readonly ChannelMove[],
  actor: ReleaseActor,
): Promise<void> {
  if (moves.length === 0) return;
  const changes = moves.map(({ from, release, percent = null, reason = null, ...move }) => ({
    ...move,
    percent,
    reason,
    from: from?.release ?? null,
    to: release,
  }));
  const ids = await insertReleaseChanges(tx, changes, actor);
  const ended = moves.filter(({ release }) => release === null);
  if (ended.length > 0) await endChannels(tx, ended);
  const pointed = moves.flatMap(({ remote, channel, release, percent = null, turn = null }) =>
    release === null ? [] : [{ remote, channel, release, percent, turn, move_id: ids.get(channel) }],
  );
  if (pointed.length > 0) await pointChannels(tx, pointed);
  if (!onTakenAway) return;
  const taken = moves.flatMap(({ remote, from, kind }) =>
    from && kind !== 'promote' ? [{ remote, release: from.release, change: kind }] : [],
  );
  for (const one of new Map(taken.map((each) => [each.release, each])).values())
    await onTakenAway(tx, one, actor);
}
