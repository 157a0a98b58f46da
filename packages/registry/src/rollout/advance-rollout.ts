import type { Database } from '@suite/database';
import type { WantedRemotes } from '../release-key.ts';
import type { Rollout, RolloutHealth } from '@suite/descriptor';
import type { FastifyBaseLogger } from 'fastify';
import { listChannelsOf, lockChannels, type ChannelState } from '../channels.repository.ts';
import { reasonOfRefusal } from '../errors/registry-error.ts';
import type { GateHost, ReadHost } from '../gate/gate-host.ts';
import { assertPassesGate } from '../promote/assert-passes-gate.ts';
import type { ReleaseActor } from '../release-changes.repository.ts';
import { findRelease } from '../releases.repository.ts';
import { moveChannels, type MoveContext, type OnTakenAway } from '../promote/move-channels.ts';
import { endOfCanary, planPromotion } from '../promote/plan-promotion.ts';
import { findWorse, significance, type HealthSample } from './compare-health.ts';
import {
  findLastCanaryMove,
  listRollouts,
  readHealth,
  storeEnd,
  storeStep,
  type StoredRollout,
} from './rollouts.repository.ts';

const minIntervalMs = 2_000;

/** A rollout passes these percentages before all users get the release. */
const steps = [5, 25];
export const firstPercent = steps[0] ?? 5;

const platform: ReleaseActor = { token_id: null, user_id: null, name: 'Gradual release', address: '' };

export interface AdvanceDeps {
  database: Database;
  readHost: ReadHost;
  onTakenAway: OnTakenAway | undefined;
}

type Decision = { kind: 'hold' } | { kind: 'advance' } | { kind: 'roll-back'; reason: string };

/** All state is in the database, so any process may call this at any time. */
export async function advanceRollout(
  { database, readHost, onTakenAway }: AdvanceDeps,
  remote: string,
  log: FastifyBaseLogger,
): Promise<Rollout<Date> | null> {
  const before = await readState(database, remote);
  if (!before || before.rollout.state !== 'running') return before ? withFigures(before) : null;
  if (before.canary && decide(before.rollout, before.figures).kind === 'hold') return withFigures(before);
  const manifest = await findRelease(database, remote, before.rollout.release);
  const host = await readHost(manifest?.descriptor.services);
  await database.transaction(async (tx) => {
    await lockChannels(tx);
    const now = await readState(tx, remote);
    if (now?.rollout.state === 'running') await applyDecision({ tx, onTakenAway, host }, now, log);
  });
  const after = await readState(database, remote);
  return after ? withFigures(after) : null;
}

export async function readRollouts(database: Database, remote?: WantedRemotes): Promise<Rollout<Date>[]> {
  const rollouts = await listRollouts(database, remote);
  const found = await Promise.all(rollouts.map((rollout) => readState(database, rollout.remote)));
  return found.flatMap((one) => (one ? [withFigures(one)] : []));
}

interface RolloutSnapshot {
  rollout: StoredRollout;
  canary: ChannelState | undefined;
  states: readonly ChannelState[];
  figures: { canary: HealthSample; live: HealthSample } | undefined;
}

async function readState(database: Database, remote: string): Promise<RolloutSnapshot | undefined> {
  const [rollout] = await listRollouts(database, remote);
  if (!rollout) return undefined;
  const states = await listChannelsOf(database, remote);
  const canary = states.find(
    ({ channel, release, percent }) =>
      channel === 'canary' && release === rollout.release && percent === rollout.percent,
  );
  const live = states.find(({ channel }) => channel === 'live');
  if (rollout.state !== 'running' || !live) return { rollout, canary, states, figures: undefined };
  const since = rollout.step_since;
  const figures = {
    canary: await readHealth(database, { remote, release: rollout.release, since }),
    live: await readHealth(database, { remote, release: live.release, since }),
  };
  return { rollout, canary, states, figures };
}

function decide(
  { step_since, hold_seconds, min_loads }: StoredRollout,
  figures: RolloutSnapshot['figures'],
): Decision {
  if (!figures) return { kind: 'hold' };
  const { canary, live } = figures;
  const isDue = Date.now() - step_since.getTime() >= hold_seconds * 1000 && canary.loads >= min_loads;
  const reason = findWorse(canary, live, isDue ? significance.endOfStep : significance.duringStep);
  if (reason !== undefined) return { kind: 'roll-back', reason };
  return { kind: isDue ? 'advance' : 'hold' };
}

async function applyDecision(
  { host, ...context }: MoveContext & { host: GateHost },
  { rollout, canary, states, figures }: RolloutSnapshot,
  log: FastifyBaseLogger,
) {
  const { tx } = context;
  const { remote, release, percent } = rollout;
  const key = { remote, release, percent };
  if (!canary || !figures) {
    const last = await findLastCanaryMove(tx, remote);
    const why = last?.reason
      ? `${last.reason}, by ${last.moved_by}`
      : `by ${last?.moved_by ?? 'another command'}`;
    const reason = `The percentage was moved: ${why}`;
    await storeEnd(tx, remote, { state: 'stopped', reason });
    log.warn(key, `A gradual release was stopped. ${reason}.`);
    return;
  }
  const decision = decide(rollout, figures);
  if (decision.kind === 'hold') return;
  if (decision.kind === 'roll-back') {
    await moveChannels(context, [endOfCanary(canary, 'rollback', decision.reason)], platform);
    await storeEnd(tx, remote, { state: 'rolled-back', reason: decision.reason });
    log.warn(key, `A gradual release was rolled back. ${decision.reason}.`);
    return;
  }
  // The host or the live set may have changed since the last step.
  const passing = assertPassesGate(tx, host, { remote, release, isMovedByTeam: false });
  const obstacle = (await reasonOfRefusal(passing))?.replace(/\.$/, '');
  if (obstacle !== undefined) {
    await storeEnd(tx, remote, { state: 'stopped', reason: obstacle });
    log.warn(key, `A gradual release was stopped. ${obstacle}.`);
    return;
  }
  const next = steps.find((step) => step > percent);
  const actor: ReleaseActor = {
    token_id: rollout.started_by_token,
    user_id: rollout.started_by_user,
    name: rollout.started_by,
    address: rollout.address,
  };
  const promotion = { remote, release, percent: next, tenants: undefined, turn: undefined };
  await moveChannels({ tx }, planPromotion(states, promotion).moves, actor);
  await storeStep(tx, remote, { percent, ended_at: new Date(), ...figuresOf(figures) }, next ?? 100);
  log.info(key, `A gradual release advances to ${next ?? 100} %.`);
}

function withFigures({ rollout, figures }: RolloutSnapshot): Rollout<Date> {
  const { started_by_token: _token, started_by_user: _user, address: _address, ...rest } = rollout;
  return { ...rest, current: figures ? figuresOf(figures) : null };
}

function figuresOf({ canary, live }: NonNullable<RolloutSnapshot['figures']>) {
  return { canary: healthOf(canary), live: healthOf(live) };
}

function healthOf({
  start_times: _start,
  render_times: _render,
  people_with_failures: _people,
  ...health
}: HealthSample): RolloutHealth {
  return health;
}

/** Advances a rollout when reports of its remote arrive, at most every two seconds, without a dedicated process. */
export function throttledAdvance(deps: AdvanceDeps): (remotes: string[], log: FastifyBaseLogger) => void {
  const lastTimes = new Map<string, number>();
  return (remotes, log) => {
    const now = performance.now();
    for (const remote of new Set(remotes)) {
      if (now - (lastTimes.get(remote) ?? -minIntervalMs) < minIntervalMs) continue;
      lastTimes.set(remote, now);
      advanceRollout(deps, remote, log).catch((error: unknown) =>
        log.error(
          { err: error, remote },
          'A gradual release could not be advanced; the next report tries again.',
        ),
      );
    }
  };
}
