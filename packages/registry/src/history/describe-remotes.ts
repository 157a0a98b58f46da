import type { Database } from '@suite/database';
import { listChannels, type ChannelState } from '../channels.repository.ts';
import { hotelOf } from '../cohorts/channel.ts';
import { listGrants, type HeldGrant } from '../grants/overrides.repository.ts';
import { listMoves, listPublished, type Move, type PublishedRelease } from './history.repository.ts';

interface Pointer {
  release: string;
  moved_at: Date;
}

/** All there is to know of one remote's releases, as a screen or a command line shows it. */
export interface RemoteOverview {
  remote: string;
  title: string;
  live: (Pointer & { previous: string | null }) | null;
  canary: (Pointer & { percent: number }) | null;
  pins: (Pointer & { hotel_id: number })[];
  releases: PublishedRelease[];
  moves: Move[];
  /** Grants that still hold, newest first. */
  overrides: HeldGrant[];
}

/** Describes one remote, or all that were ever published. */
export async function describeRemotes(
  database: Database,
  wanted: { remote?: string; most: number },
): Promise<RemoteOverview[]> {
  const [releases, moves, states, grants] = await Promise.all([
    listPublished(database, wanted),
    listMoves(database, wanted),
    listChannels(database),
    listGrants(database),
  ]);
  return [...new Set(releases.map(({ remote }) => remote))].map((remote) => {
    const own = releases.filter((release) => release.remote === remote);
    return {
      remote,
      title: own[0]?.title ?? remote,
      ...pointers(states.filter((state) => state.remote === remote)),
      releases: own,
      moves: moves.filter((move) => move.remote === remote),
      overrides: grants.filter((grant) => grant.remote === remote),
    };
  });
}

function pointers(states: readonly ChannelState[]): Pick<RemoteOverview, 'live' | 'canary' | 'pins'> {
  const live = states.find(({ channel }) => channel === 'live');
  const canary = states.find(({ channel }) => channel === 'canary');
  const pins = states.flatMap(({ channel, release, moved_at }) => {
    const hotel_id = hotelOf(channel);
    return hotel_id === undefined ? [] : [{ hotel_id, release, moved_at }];
  });
  return {
    live: live ? { release: live.release, moved_at: live.moved_at, previous: live.previous } : null,
    canary: canary
      ? { release: canary.release, moved_at: canary.moved_at, percent: canary.percent ?? 0 }
      : null,
    pins: pins.sort((one, other) => one.hotel_id - other.hotel_id),
  };
}
