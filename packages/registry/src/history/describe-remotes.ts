import type { Database } from '@suite/database';
import { ownershipOf, type RemoteOverview } from '@suite/descriptor';
import { listChannels, type ChannelState } from '../channels.repository.ts';
import { tenantOf } from '../cohorts/channel.ts';
import { listOverrideOrigins } from '../grants/override-origins.repository.ts';
import { listGrants } from '../grants/overrides.repository.ts';
import { translateDescriptor } from '../translate-descriptor.ts';
import { listOwnPermissions } from '../permissions/permission-states.ts';
import type { PermissionHost } from '../permissions/permission-host.ts';
import { readRollouts } from '../rollout/advance-rollout.ts';
import { listFailures, listHealth, listHours, listUndemotable } from './health.repository.ts';
import { listDescriptors, listMoves, listPublished } from './history.repository.ts';

interface WantedRemotes {
  remote?: string;
  maxRows: number;
  language: string | undefined;
  permissionHost: PermissionHost | undefined;
  requiresPlatformSmokeRun: boolean;
}

export async function describeRemotes(
  database: Database,
  wanted: WantedRemotes,
): Promise<RemoteOverview<Date>[]> {
  const [
    descriptors,
    releases,
    moves,
    states,
    overrides,
    health,
    hourly,
    stuck,
    failures,
    rollouts,
    permissions,
    allOrigins,
  ] = await Promise.all([
    listDescriptors(database, wanted.remote),
    listPublished(database, wanted),
    listMoves(database, wanted),
    listChannels(database),
    listGrants(database),
    listHealth(database, wanted.remote),
    listHours(database, wanted.remote),
    listUndemotable(database, wanted.remote),
    listFailures(database, wanted.remote),
    readRollouts(database, wanted.remote),
    listOwnPermissions(database, wanted.permissionHost, wanted.remote),
    listOverrideOrigins(database, wanted.remote),
  ]);
  return descriptors.map(({ remote, descriptor }) => {
    const own = <T extends { remote: string }>(rows: readonly T[]) =>
      rows.filter((row) => row.remote === remote);
    const ownership = ownershipOf(descriptor);
    const ownPermissions = permissions.get(remote);
    const origins = own(allOrigins);
    return {
      remote,
      title: translateDescriptor(descriptor, wanted.language).title,
      ...(ownership && { ownership }),
      ...(ownPermissions && { permissions: ownPermissions }),
      ...(origins.length > 0 && { origins }),
      ...pointers(own(states)),
      releases: own(releases),
      moves: own(moves),
      overrides: own(overrides),
      health: own(health),
      hourly: own(hourly),
      stuck: own(stuck),
      failures: own(failures),
      rollout: own(rollouts)[0] ?? null,
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
