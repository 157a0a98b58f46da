import { listChannels, lockChannels, type ChannelState } from '../channels.repository.ts';
import { tenantChannel } from '../cohorts/channel.ts';
import { RegistryError } from '../errors/registry-error.ts';
import type { ReleaseActor } from '../release-changes.repository.ts';
import { moveChannel } from '../promote/move-channel.ts';
import { describeExceptions } from '../promote/describe-exceptions.ts';
import { endCanary } from '../promote/promote-to-users.ts';
import { findPreviousRelease } from './find-previous-release.ts';
import { restoreRelease, type MoveStore } from './restore-release.ts';
import type { RollbackRequest } from './rollback-request.ts';

export interface Rollback {
  moved: boolean;
  /** `to` is null for tenants that return to live, or where nothing was live. */
  from: string | null;
  to: string | null;
  message: string;
}

/** @throws RegistryError 409 when there is no previous release */
export function rollBack(
  { database, storage, host }: MoveStore,
  remote: string,
  { from, canary: isCanaryOnly, hotels: tenants }: RollbackRequest,
  actor: ReleaseActor,
): Promise<Rollback> {
  return database.transaction(async (tx) => {
    await lockChannels(tx);
    const states = (await listChannels(tx)).filter((state) => state.remote === remote);
    const find = (channel: string) => states.find((state) => state.channel === channel);
    const store = { database: tx, storage, host };
    if (tenants) {
      const results: Rollback[] = [];
      for (const tenant_id of tenants) {
        results.push(await unpin(store, remote, tenant_id, find(tenantChannel(tenant_id)), actor));
      }
      return combineResults(results);
    }
    const [live, canary] = [find('live'), find('canary')];
    const subject = isCanaryOnly ? canary : live;
    if (from !== undefined && subject?.release !== from) return rolledBackAlready(remote, from, subject);
    if (canary) await endCanary(tx, canary, 'rollback', actor);
    if (isCanaryOnly) return endedCanary(remote, { canary, live, states });
    const restored = live && (await restorePreviousLive(store, remote, { live, canary, states }, actor));
    if (restored) return restored;
    return canary ? endedCanary(remote, { canary, live, states }) : nothingBefore(remote, live);
  });
}

interface ChannelsOfRemote {
  live: ChannelState | undefined;
  canary: ChannelState | undefined;
  states: readonly ChannelState[];
}

async function restorePreviousLive(
  store: MoveStore,
  remote: string,
  { live, canary, states }: ChannelsOfRemote & { live: ChannelState },
  actor: ReleaseActor,
): Promise<Rollback | undefined> {
  const target = await findPreviousRelease(store, remote, live);
  if (!target) return undefined;
  await restoreRelease(store, live, target, { actor, kind: 'rollback' });
  const message = canary
    ? `${remote} ${target.release} is live again, and the canary has ended.`
    : `${remote} ${target.release} is live again.`;
  const exceptions = describeExceptions(states, target.release);
  return { moved: true, from: live.release, to: target.release, message: message + exceptions };
}

function rolledBackAlready(remote: string, from: string, subject: ChannelState | undefined): Rollback {
  const message = subject
    ? `${remote} ${from} was rolled back already; ${subject.release} is there now.`
    : `${remote} ${from} was rolled back already; nothing is there now.`;
  return { moved: false, from: subject?.release ?? null, to: subject?.release ?? null, message };
}

async function unpin(
  store: MoveStore,
  remote: string,
  tenant_id: number,
  pin: ChannelState | undefined,
  actor: ReleaseActor,
): Promise<Rollback> {
  if (!pin) {
    throw conflict(`Hotel ${tenant_id} has no release of ${remote} of its own; nothing was rolled back.`);
  }
  const target = await findPreviousRelease(store, remote, pin);
  if (target) await restoreRelease(store, pin, target, { actor, kind: 'rollback' });
  else {
    const end = { remote, channel: pin.channel, release: null, kind: 'rollback', previous_id: null } as const;
    await moveChannel(store.database, pin, end, actor);
  }
  const message = target
    ? `Hotel ${tenant_id} gets ${remote} ${target.release} again.`
    : `Hotel ${tenant_id} follows ${remote} live again.`;
  return { moved: true, from: pin.release, to: target?.release ?? null, message };
}

function endedCanary(remote: string, { canary, live, states }: ChannelsOfRemote): Rollback {
  if (!canary) throw conflict(`${remote} has no canary; nothing was rolled back.`);
  const exceptions = live ? describeExceptions(states, live.release) : '';
  const message = live
    ? (exceptions === ''
        ? `The canary of ${remote} ${canary.release} has ended; all users get ${live.release}.`
        : `The canary of ${remote} ${canary.release} has ended; all other users get ${live.release}.`) +
      exceptions
    : `The canary of ${remote} ${canary.release} has ended; no user gets it any more.`;
  return { moved: true, from: canary.release, to: live?.release ?? null, message };
}

function nothingBefore(remote: string, live: ChannelState | undefined): never {
  throw conflict(
    live
      ? `There is nothing before ${remote} ${live.release}; it stays live.`
      : `${remote} was never live; there is nothing to roll back.`,
  );
}

function combineResults(results: readonly Rollback[]): Rollback {
  const [first, ...more] = results;
  if (!first) throw new Error('A rollback of tenants names at least one.');
  if (more.length === 0) return first;
  const same = (pick: (one: Rollback) => string | null) =>
    more.every((one) => pick(one) === pick(first)) ? pick(first) : null;
  const message = results.map((one) => one.message).join(' ');
  return { moved: true, from: same((one) => one.from), to: same((one) => one.to), message };
}

function conflict(message: string): RegistryError {
  return new RegistryError(409, 'CONFLICT', message);
}
