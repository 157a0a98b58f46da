import type { Database } from '@suite/database';
import { listChannels, lockChannels, type ChannelState } from '../channels.repository.ts';
import { tenantChannel, tenantOf } from '../cohorts/channel.ts';
import { RegistryError } from '../errors/registry-error.ts';
import type { GateHost } from '../gate/gate-host.ts';
import type { ReleaseActor } from '../release-changes.repository.ts';
import { describeExceptions } from '../promote/describe-exceptions.ts';
import type { MoveContext, OnTakenAway } from '../promote/move-channels.ts';
import { endCanary } from '../promote/promote-to-users.ts';
import type { ReleaseStorage } from '../storage/release-storage.ts';
import { findPreviousReleases, rememberFolders, type HasFiles } from './find-previous-releases.ts';
import { endOfChannel, rollBackChannels } from './restore-releases.ts';
import type { RollbackRequest } from './rollback-request.ts';

export interface Rollback {
  moved: boolean;
  /** `to` is null for tenants that return to live, or where nothing was live. */
  from: string | null;
  to: string | null;
  message: string;
}

interface RollbackStore {
  database: Database;
  storage: ReleaseStorage;
  host: GateHost;
  onTakenAway: OnTakenAway | undefined;
}

interface RollbackContext extends MoveContext {
  host: GateHost;
  hasFiles: HasFiles;
  remote: string;
  states: readonly ChannelState[];
  actor: ReleaseActor;
}

/** @throws RegistryError 409 when there is no previous release */
export async function rollBack(
  { database, storage, ...gate }: RollbackStore,
  remote: string,
  { from, canary: isCanaryOnly, hotels: tenants }: RollbackRequest,
  actor: ReleaseActor,
): Promise<Rollback> {
  const hasFiles = rememberFolders(storage);
  const channels = tenants ? tenants.map(tenantChannel) : (['live'] as const);
  const before = (await listChannels(database, channels)).filter((state) => state.remote === remote);
  // Look-ups in a bucket are slow, and under the lock they would hold up the moves of all remotes.
  await findPreviousReleases(database, before, hasFiles);
  return database.transaction(async (tx) => {
    await lockChannels(tx);
    const states = (await listChannels(tx)).filter((state) => state.remote === remote);
    const context = { tx, ...gate, hasFiles, remote, states, actor };
    if (tenants) return unpin(context, tenants);
    const [live, canary] = (['live', 'canary'] as const).map((channel) =>
      states.find((state) => state.channel === channel),
    );
    const subject = isCanaryOnly ? canary : live;
    if (from !== undefined && subject?.release !== from) return rolledBackAlready(remote, from, subject);
    if (canary) await endCanary(context, canary, 'rollback', actor);
    if (isCanaryOnly) return endedCanary(context, live, canary);
    const restored = live && (await restorePreviousLive(context, live, canary));
    if (restored) return restored;
    return canary ? endedCanary(context, live, canary) : nothingBefore(remote, live);
  });
}

async function restorePreviousLive(
  { hasFiles, remote, states, actor, ...gate }: RollbackContext,
  live: ChannelState,
  canary: ChannelState | undefined,
): Promise<Rollback | undefined> {
  const target = (await findPreviousReleases(gate.tx, [live], hasFiles)).get(live);
  if (!target) return undefined;
  await rollBackChannels(gate, [{ state: live, target }], actor);
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
  { hasFiles, remote, states, actor, ...gate }: RollbackContext,
  tenants: readonly number[],
): Promise<Rollback> {
  const pins = tenants.map((tenant_id) => {
    const pin = states.find(({ channel }) => channel === tenantChannel(tenant_id));
    if (pin) return pin;
    throw conflict(`Hotel ${tenant_id} has no release of ${remote} of its own; nothing was rolled back.`);
  });
  const earlier = await findPreviousReleases(gate.tx, pins, hasFiles);
  const restores = pins.map((state) => ({ state, target: earlier.get(state) ?? endOfChannel }));
  await rollBackChannels(gate, restores, actor);
  return combineResults(
    restores.map(({ state, target: { release } }) => {
      const tenant_id = tenantOf(state.channel);
      const message =
        release === null
          ? `Hotel ${tenant_id} follows ${remote} live again.`
          : `Hotel ${tenant_id} gets ${remote} ${release} again.`;
      return { moved: true, from: state.release, to: release, message };
    }),
  );
}

function endedCanary(
  { remote, states }: RollbackContext,
  live: ChannelState | undefined,
  canary: ChannelState | undefined,
): Rollback {
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
