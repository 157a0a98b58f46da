import type { Database } from '@suite/database';
import type { ReleaseChangeKind } from '@suite/descriptor';
import type { ChannelState } from '../channels.repository.ts';
import type { GateHost } from '../gate/gate-host.ts';
import type { ReleaseActor } from '../release-changes.repository.ts';
import { moveChannel } from '../promote/move-channel.ts';
import { assertCompatible } from '../promote/assert-compatible.ts';
import { findRelease } from '../releases.repository.ts';
import type { ReleaseStorage } from '../storage/release-storage.ts';

export interface MoveStore {
  database: Database;
  storage: ReleaseStorage;
  host: GateHost;
}

export interface RestoreOptions {
  actor: ReleaseActor;
  kind: ReleaseChangeKind;
  reason?: string;
  turn?: number;
}

export async function restoreRelease(
  { database: tx, host }: MoveStore,
  state: ChannelState,
  target: { release: string; previous_id: number | null },
  { actor, ...how }: RestoreOptions,
): Promise<void> {
  const { remote, channel } = state;
  const manifest = await findRelease(tx, remote, target.release);
  // The release's sizes were checked when it went live, but the other live releases may have changed.
  if (manifest) await assertCompatible(tx, host, { manifest });
  await moveChannel(tx, state, { remote, channel, ...how, ...target }, actor);
}
