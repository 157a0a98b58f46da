import type { Database } from '@suite/database';
import { ownershipOf, type RemoteOverview } from '@suite/descriptor';
import { listChannelsOf, type ChannelState } from '../channels.repository.ts';
import { tenantOf } from '../cohorts/channel.ts';
import { listOverrideOrigins } from '../grants/override-origins.repository.ts';
import { listGrants } from '../grants/overrides.repository.ts';
import { translateDescriptor } from '../translate-descriptor.ts';
import { listOwnPermissions } from '../permissions/permission-states.ts';
import type { PermissionHost } from '../permissions/permission-host.ts';
import { readRollouts } from '../rollout/advance-rollout.ts';
import { listFailures, listHealth, listHours, listUndemotable } from './health.repository.ts';
import { listMoves, listPublished, type DescribedRemote } from './history.repository.ts';
import { groupByRemote } from '../release-key.ts';

interface DescribeOptions {
  maxRows: number;
  language: string | undefined;
  permissionHost: PermissionHost | undefined;
  requiresPlatformSmokeRun: boolean;
}

export async function describeRemotes(
  database: Database,
  remotes: readonly DescribedRemote[],
  options: DescribeOptions,
): Promise<RemoteOverview<Date>[]> {
  const names = remotes.map(({ remote }) => remote);
  const wanted = { ...options, remote: names };
  const [states, overrides, permissions, rollouts, origins, ...lists] = await Promise.all([
    listChannelsOf(database, names).then(groupByRemote),
    listGrants(database).then(groupByRemote),
    listOwnPermissions(database, options.permissionHost, names),
    readRollouts(database, names).then(groupByRemote),
    listOverrideOrigins(database, names).then(groupByRemote),
    listPublished(database, wanted).then(groupByRemote),
    listMoves(database, wanted).then(groupByRemote),
    listHealth(database, names).then(groupByRemote),
    listHours(database, names).then(groupByRemote),
    listUndemotable(database, names).then(groupByRemote),
    listFailures(database, names).then(groupByRemote),
  ]);
  const [releases, moves, health, hourly, stuck, failures] = lists;
  return remotes.map(({ remote, descriptor }) => {
    const ownership = ownershipOf(descriptor);
    const ownPermissions = permissions.get(remote);
    const ownOrigins = origins.get(remote);
    return {
      remote,
      title: translateDescriptor(descriptor, options.language).title,
      ...(ownership && { ownership }),
      ...(ownPermissions && { permissions: ownPermissions }),
      ...(ownOrigins && { origins: ownOrigins }),
      ...pointers(states.get(remote) ?? []),
      releases: releases.get(remote) ?? [],
      moves: moves.get(remote) ?? [],
      overrides: overrides.get(remote) ?? [],
      health: health.get(remote) ?? [],
      hourly: hourly.get(remote) ?? [],
      stuck: stuck.get(remote) ?? [],
      failures: failures.get(remote) ?? [],
      rollout: rollouts.get(remote)?.[0] ?? null,
    };
  });
}

function pointers(states: readonly ChannelState[]): Pick<RemoteOverview<Date>, 'live' | 'canary' | 'pins'> {
  const live = states.find(({ channel }) => channel === 'live');
  const canary = states.find(({ channel }) => channel === 'canary');
  const pins = states.flatMap(({ channel, release, moved_at }) => {
    const tenant_id = tenantOf(channel);
    return tenant_id === undefined ? [] : [{ hotel_id: tenant_id, release, moved_at }];
  });
  return {
    live: live ? { release: live.release, moved_at: live.moved_at, previous: live.previous } : null,
    canary: canary
      ? { release: canary.release, moved_at: canary.moved_at, percent: canary.percent ?? 0 }
      : null,
    pins: pins.sort((one, other) => one.hotel_id - other.hotel_id),
  };
}
