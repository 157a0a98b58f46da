import { listChannels, lockChannels, type ChannelState } from '../channels.repository.ts';
import { hotelChannel } from '../cohorts/channel.ts';
import { RegistryError } from '../errors/registry-error.ts';
import type { Mover } from '../moves.repository.ts';
import { moveChannel } from '../promote/move-channel.ts';
import { endCanary } from '../promote/move-people.ts';
import { findEarlier } from './find-earlier.ts';
import { goBack, type MoveStore } from './go-back.ts';
import type { RollbackRequest } from './rollback-request.ts';

export interface Rollback {
  moved: boolean;
  /** What visitors had, and what they get now; `to` is null where they follow everybody again or had nothing. */
  from: string | null;
  to: string | null;
  message: string;
}

/**
 * Moves pointers back to what they pointed to before; nothing is built or uploaded, and nothing leaves the history.
 * @throws RegistryError 409 when there is nothing before
 */
export function rollBack(
  { database, storage, host }: MoveStore,
  remote: string,
  { from, canary: isCanaryOnly, hotels }: RollbackRequest,
  mover: Mover,
): Promise<Rollback> {
  return database.transaction(async (tx) => {
    await lockChannels(tx);
    const states = (await listChannels(tx)).filter((state) => state.remote === remote);
    const find = (channel: string) => states.find((state) => state.channel === channel);
    const store = { database: tx, storage, host };
    if (hotels) {
      const results: Rollback[] = [];
      for (const hotel_id of hotels) {
        results.push(await unpin(store, remote, hotel_id, find(hotelChannel(hotel_id)), mover));
      }
      return together(results);
    }
    const [live, canary] = [find('live'), find('canary')];
    const subject = isCanaryOnly ? canary : live;
    if (from !== undefined && subject?.release !== from) {
      const now = subject ? `${subject.release} is` : 'nothing is';
      const message = `${remote} ${from} was rolled back already; ${now} there now.`;
      return { moved: false, from: subject?.release ?? null, to: subject?.release ?? null, message };
    }
    if (canary) await endCanary(tx, canary, 'rollback', mover);
    if (isCanaryOnly) return endedCanary(remote, canary, live);
    const target = live && (await findEarlier(store, remote, live));
    if (live && target) {
      await goBack(store, live, target, { mover, kind: 'rollback' });
      const message = `${remote} ${target.release} is live again${canary ? ', and the canary has ended' : ''}.`;
      return { moved: true, from: live.release, to: target.release, message };
    }
    return canary ? endedCanary(remote, canary, live) : nothingBefore(remote, live);
  });
}

async function unpin(
  store: MoveStore,
  remote: string,
  hotel_id: number,
  pin: ChannelState | undefined,
  mover: Mover,
): Promise<Rollback> {
  if (!pin) {
    throw conflict(`Hotel ${hotel_id} has no release of ${remote} of its own; nothing was rolled back.`);
  }
  const target = await findEarlier(store, remote, pin);
  if (target) await goBack(store, pin, target, { mover, kind: 'rollback' });
  else {
    const end = { remote, channel: pin.channel, release: null, kind: 'rollback', previous_id: null } as const;
    await moveChannel(store.database, pin, end, mover);
  }
  const gets = target ? `gets ${remote} ${target.release} again` : `follows ${remote} live again`;
  return {
    moved: true,
    from: pin.release,
    to: target?.release ?? null,
    message: `Hotel ${hotel_id} ${gets}.`,
  };
}

function endedCanary(
  remote: string,
  canary: ChannelState | undefined,
  live: ChannelState | undefined,
): Rollback {
  if (!canary) throw conflict(`${remote} has no canary; nothing was rolled back.`);
  const rest = live ? `everybody gets ${live.release}` : 'nobody gets it any more';
  const message = `The canary of ${remote} ${canary.release} has ended; ${rest}.`;
  return { moved: true, from: canary.release, to: live?.release ?? null, message };
}

function nothingBefore(remote: string, live: ChannelState | undefined): never {
  throw conflict(
    live
      ? `There is nothing before ${remote} ${live.release}; it stays live.`
      : `${remote} was never live; there is nothing to roll back.`,
  );
}

function together(results: readonly Rollback[]): Rollback {
  const [first, ...more] = results;
  if (!first) throw new Error('A rollback of hotels names at least one.');
  if (more.length === 0) return first;
  const same = (pick: (one: Rollback) => string | null) =>
    more.every((one) => pick(one) === pick(first)) ? pick(first) : null;
  const message = results.map((one) => one.message).join(' ');
  return { moved: true, from: same((one) => one.from), to: same((one) => one.to), message };
}

function conflict(message: string): RegistryError {
  return new RegistryError(409, 'CONFLICT', message);
}
