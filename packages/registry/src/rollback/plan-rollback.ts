import type { ChannelState } from '../channels.repository.ts';
import { tenantChannel, tenantOf } from '../cohorts/channel.ts';
import { RegistryError, requireValid } from '../errors/registry-error.ts';
import { describeExceptions } from '../promote/plan-tenants.ts';
import type { ChannelMove } from '../promote/move-channels.ts';
import { endOfCanary } from '../promote/plan-promotion.ts';
import type { EarlierRelease } from '../release-changes.repository.ts';
import type { ReleaseKey } from '../release-key.ts';
import { check, releaseIdPattern } from '@suite/descriptor';
import { boolean, object, string, type InferType } from 'yup';
import { tenantsField } from '../promote/promotion.ts';

const bodySchema = object({
  from: string()
    .typeError('from must be text')
    .matches(releaseIdPattern, 'from must look like 1.0.0-3f2a9c0d1e4b')
    .optional(),
  canary: boolean().typeError('canary must be true or false').optional(),
  hotels: tenantsField,
})
  .noUnknown('The body has unknown fields: ${unknown}')
  .typeError('The body must be an object; {} rolls back what is live')
  .required();

interface RollbackPlan {
  moves: ChannelMove[];
  from: string | null;
  /** It is null for tenants that return to live, or where nothing was live. */
  to: string | null;
  message: string;
}

/** `states` are all channels of the remote; `earlier` holds the previous releases of those to roll back. */
interface RemoteChannels {
  states: readonly ChannelState[];
  earlier: ReadonlyMap<ChannelState, EarlierRelease>;
}

export function findSubjects(
  states: readonly ChannelState[],
  { from, canary: isCanaryOnly, hotels: tenants }: RollbackRequest,
): ChannelState[] {
  const channels = tenants?.map(tenantChannel) ?? (isCanaryOnly ? [] : ['live']);
  return states.filter(
    ({ channel, release }) => channels.includes(channel) && (from === undefined || from === release),
  );
}

export function planRollback(
  { states, earlier }: RemoteChannels,
  { remote, from, canary: isCanaryOnly, hotels: tenants }: RollbackRequest,
): RollbackPlan {
  if (tenants) return planTenants({ states, earlier }, remote, tenants);
  const [live, canary] = (['live', 'canary'] as const).map((channel) =>
    states.find((state) => state.channel === channel),
  );
  const subject = isCanaryOnly ? canary : live;
  if (from !== undefined && subject?.release !== from) return rolledBackAlready(remote, from, subject);
  const ending = canary ? [endOfCanary(canary, 'rollback')] : [];
  const target = live && earlier.get(live);
  if (target) {
    const exceptions = describeExceptions(states, target.release);
    const message = canary
      ? `${remote} ${target.release} is live again, and the canary has ended.`
      : `${remote} ${target.release} is live again.`;
    const moves = [...ending, restore(live, target)];
    return { moves, from: live.release, to: target.release, message: message + exceptions };
  }
  if (canary) {
    const message = describeEndedCanary(states, live, canary);
    return { moves: ending, from: canary.release, to: live?.release ?? null, message };
  }
  if (isCanaryOnly) throw new RegistryError('CONFLICT', `${remote} has no canary; nothing was rolled back.`);
  throw new RegistryError(
    'CONFLICT',
    live
      ? `There is nothing before ${remote} ${live.release}; it stays live.`
      : `${remote} was never live; there is nothing to roll back.`,
  );
}

export function restoredBy(moves: readonly ChannelMove[]): ReleaseKey[] {
  const restored = moves.flatMap(({ remote, release }) => (release === null ? [] : [{ remote, release }]));
  return [...new Map(restored.map((key) => [key.release, key])).values()];
}

function restore(from: ChannelState, target: Pick<ChannelMove, 'release' | 'previous_id'>): ChannelMove {
  return { from, remote: from.remote, channel: from.channel, kind: 'rollback', ...target };
}

function rolledBackAlready(remote: string, from: string, subject: ChannelState | undefined): RollbackPlan {
  const current = subject?.release ?? null;
  const message = subject
    ? `${remote} ${from} was rolled back already; ${subject.release} is there now.`
    : `${remote} ${from} was rolled back already; nothing is there now.`;
  return { moves: [], from: current, to: current, message };
}

function planTenants(
  { states, earlier }: RemoteChannels,
  remote: string,
  tenants: readonly number[],
): RollbackPlan {
  const moves = tenants.map((tenant_id) => {
    const pin = states.find(({ channel }) => channel === tenantChannel(tenant_id));
    if (pin) return restore(pin, earlier.get(pin) ?? { release: null, previous_id: null });
    throw new RegistryError(
      'CONFLICT',
      `Hotel ${tenant_id} has no release of ${remote} of its own; nothing was rolled back.`,
    );
  });
  const messages = moves.map(({ channel, release }) =>
    release === null
      ? `Hotel ${tenantOf(channel)} follows ${remote} live again.`
      : `Hotel ${tenantOf(channel)} gets ${remote} ${release} again.`,
  );
  const from = onlyOne(moves.map((move) => move.from?.release ?? null));
  return { moves, from, to: onlyOne(moves.map(({ release }) => release)), message: messages.join(' ') };
}

function onlyOne(releases: readonly (string | null)[]): string | null {
  const [first = null, ...others] = new Set(releases);
  return others.length === 0 ? first : null;
}

function describeEndedCanary(
  states: readonly ChannelState[],
  live: ChannelState | undefined,
  { remote, release }: ChannelState,
): string {
  if (!live) return `The canary of ${remote} ${release} has ended; no user gets it any more.`;
  const exceptions = describeExceptions(states, live.release);
  const message =
    exceptions === ''
      ? `The canary of ${remote} ${release} has ended; all users get ${live.release}.`
      : `The canary of ${remote} ${release} has ended; all other users get ${live.release}.`;
  return message + exceptions;
}

/** With `from`, nothing changes unless that release is still live, so that repeating the request is safe. */
export type RollbackRequest = InferType<typeof bodySchema> & { remote: string };

export function readRollback(remote: string, body: unknown): RollbackRequest {
  const standsAlone = { field: 'hotels', message: 'hotels cannot be combined with canary or from' };
  const checked = check(bodySchema, body ?? {}, ({ hotels, canary, from }) =>
    hotels && (canary || from !== undefined) ? [standsAlone] : [],
  );
  return { remote, ...requireValid(checked) };
}
