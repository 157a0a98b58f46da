import { hotelOf } from '../cohorts/channel.ts';
import type { ChannelState } from '../channels.repository.ts';
import { RegistryError } from '../errors/registry-error.ts';
import { moveChannel } from '../promote/move-channel.ts';
import { findEarlier } from '../rollback/find-earlier.ts';
import { goBack, type GoingBack, type MoveStore } from '../rollback/go-back.ts';

interface Leaving {
  mover: GoingBack['mover'];
  reason: string;
  /** Whether everybody else keeps the failing release, so that following them would change nothing. */
  isLiveStuck: boolean;
}

/**
 * Takes the failing release off one channel: what is live and a hotel's release go back to the one before, a
 * percentage ends. Gives a sentence instead when it has to stay.
 */
export async function leaveChannel(
  store: MoveStore,
  state: ChannelState,
  { mover, reason, isLiveStuck }: Leaving,
): Promise<string | undefined> {
  const { remote, channel } = state;
  // What a team began to release before this moment shall still go live.
  const how = { mover, reason, kind: 'demote', turn: state.turn } as const;
  const target = channel === 'canary' ? undefined : await findEarlier(store, remote, state);
  if (target) {
    try {
      await goBack(store, state, target, how);
      return undefined;
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
      return `${stayOn(state)} ${target.release} was there before and cannot come back: ${error.message}`;
    }
  }
  const hasElsewhere = channel === 'canary' || (channel !== 'live' && !isLiveStuck);
  if (!hasElsewhere) return `${stayOn(state)} There is nothing earlier to go back to.`;
  const { turn: _turn, mover: _mover, ...why } = how;
  await moveChannel(
    store.database,
    state,
    { remote, channel, release: null, previous_id: null, ...why },
    mover,
  );
  return undefined;
}

function stayOn({ channel }: ChannelState): string {
  const hotel_id = hotelOf(channel);
  return hotel_id === undefined ? 'It stays live.' : `Hotel ${hotel_id} keeps it.`;
}
