import type { Database } from '@suite/database';
import type { MoveKind } from '@suite/remote-kit/descriptor';
import type { ChannelState } from '../channels.repository.ts';
import type { GateHost } from '../gate/gate-host.ts';
import type { Mover } from '../moves.repository.ts';
import { moveChannel } from '../promote/move-channel.ts';
import { requireCarried } from '../promote/require-carried.ts';
import { findRelease } from '../releases.repository.ts';
import type { ReleaseStorage } from '../storage/release-storage.ts';

/** What a move back needs, within one transaction. */
export interface MoveStore {
  database: Database;
  storage: ReleaseStorage;
  host: GateHost;
}

export interface GoingBack {
  mover: Mover;
  kind: MoveKind;
  reason?: string;
  turn?: number;
}

/** Points a channel at an earlier release. @throws RegistryError 409 when the live set can no longer carry it */
export async function goBack(
  { database: tx, host }: MoveStore,
  state: ChannelState,
  target: { release: string; previous_id: number | null },
  { mover, ...how }: GoingBack,
): Promise<void> {
  const { remote, channel } = state;
  const manifest = await findRelease(tx, remote, target.release);
  // Its bytes were judged when it went live; what it is put beside may be new.
  if (manifest) await requireCarried(tx, host, { manifest });
  await moveChannel(tx, state, { remote, channel, ...how, ...target }, mover);
}
