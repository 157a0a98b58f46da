import type { Database } from '@suite/database';
import { isKnownTurn, listChannels, lockChannels } from '../channels.repository.ts';
import { RegistryError } from '../errors/registry-error.ts';
import { findContents } from '../gate/contents.repository.ts';
import type { GateHost } from '../gate/gate-host.ts';
import type { Mover } from '../moves.repository.ts';
import { findRelease } from '../releases.repository.ts';
import { moveHotels } from './move-hotels.ts';
import { promoteToAll, promoteToPercent } from './move-people.ts';
import type { Moved } from './moved.ts';
import type { Promotion } from './promotion.ts';
import { refusalWithoutFiles } from './refusal-without-files.ts';
import { requireCarried } from './require-carried.ts';

/**
 * Gives a published release to everybody, to a percentage of the people, or to hotels. Moves are taken one after
 * another, and each is whole or not made at all.
 */
export function promoteRelease(
  { database, host }: { database: Database; host: GateHost },
  remote: string,
  promotion: Promotion,
  mover: Mover,
): Promise<Moved> {
  return database.transaction(async (tx) => {
    await lockChannels(tx);
    const { release, hotels, percent, turn } = promotion;
    const states = (await listChannels(tx)).filter((state) => state.remote === remote);
    // What some visitors have already was judged then, and all others since were judged beside it.
    if (release !== 'live' && !states.some((state) => state.release === release)) {
      const manifest = await findRelease(tx, remote, release);
      if (!manifest) throw await refusalWithoutFiles(tx, { remote, release });
      const contents = await findContents(tx, { remote, release });
      await requireCarried(tx, host, { manifest, contents });
    }
    if (hotels) {
      const to = release === 'live' ? null : release;
      return moveHotels(tx, states, { remote, release: to, hotels, mover });
    }
    if (percent !== undefined) return promoteToPercent(tx, states, { remote, release, percent, mover });
    if (turn !== undefined && !(await isKnownTurn(tx, turn))) {
      throw new RegistryError(400, 'VALIDATION_ERROR', 'This turn was never given. Ask for one first.');
    }
    return promoteToAll(tx, states, { remote, release, turn, mover });
  });
}
