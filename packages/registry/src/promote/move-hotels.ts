import type { Database } from '@suite/database';
import type { ChannelState } from '../channels.repository.ts';
import { hotelChannel } from '../cohorts/channel.ts';
import type { Mover } from '../moves.repository.ts';
import { moveChannel } from './move-channel.ts';
import type { Moved } from './moved.ts';

interface Pinning {
  remote: string;
  /** Null: the hotels follow everybody again. */
  release: string | null;
  hotels: readonly number[];
  mover: Mover;
}

/** Gives hotels a release of their own, whatever everybody else gets. */
export async function moveHotels(
  tx: Database,
  states: readonly ChannelState[],
  { remote, release, hotels, mover }: Pinning,
): Promise<Moved> {
  const pins = hotels.map((hotel_id) => {
    const channel = hotelChannel(hotel_id);
    return { channel, from: states.find((state) => state.channel === channel) };
  });
  const moving = pins.filter(({ from }) => (from?.release ?? null) !== release);
  for (const { channel, from } of moving) {
    const previous_id = from?.move_id ?? null;
    await moveChannel(tx, from, { remote, channel, release, kind: 'promote', previous_id }, mover);
  }
  const before = new Set(moving.map(({ from }) => from?.release ?? null));
  const previous = before.size === 1 ? ([...before][0] ?? null) : null;
  const gets = release === null ? `follow ${remote} live again` : `get ${remote} ${release}`;
  const who = nameHotels(hotels, gets);
  return { moved: moving.length > 0, previous, message: `${who}${moving.length > 0 ? '' : ' already'}.` };
}

/** `Hotel 7 gets …`, `Hotels 7 and 12 get …`. */
function nameHotels(hotels: readonly number[], get: string): string {
  const [only, ...more] = hotels;
  if (more.length === 0) return `Hotel ${only} ${get.replace(/^\w+/, '$&s')}`;
  return `Hotels ${hotels.slice(0, -1).join(', ')} and ${hotels.at(-1)} ${get}`;
}
