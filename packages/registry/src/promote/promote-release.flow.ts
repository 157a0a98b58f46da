import type { Database } from '@suite/database';
import { listChannelsOf, lockChannels } from '../channels.repository.ts';
import type { GateHost, ReadHost } from '../gate/gate-host.ts';
import type { ReleaseStorage } from '../storage/release-storage.ts';
import type { ScopedActor } from '../tokens/require-actor.ts';
import { assertPassesGate } from './assert-passes-gate.ts';
import { moveChannels } from './move-channels.ts';
import { planPromotion, reachesMoreVisitors } from './plan-promotion.ts';
import { requireKnownTurn, requireTenants, type Promotion, type FindTenants } from './promotion.ts';
import { requirePublished } from './require-published.ts';

export interface PromoteDeps {
  database: Database;
  storage: ReleaseStorage;
  readHost: ReadHost;
  findTenants: FindTenants | undefined;
}

export async function promoteRelease(deps: PromoteDeps, promotion: Promotion, actor: ScopedActor) {
  await requireTenants(promotion, deps.findTenants);
  const manifest = await requirePublished(deps, promotion);
  const host = await deps.readHost(manifest?.descriptor.services);
  return deps.database.transaction((tx) => promoteLocked(tx, host, promotion, actor));
}

/** When the transaction commits, the database notifies all processes, which notify the open tabs. */
export async function promoteLocked(tx: Database, host: GateHost, promotion: Promotion, actor: ScopedActor) {
  await lockChannels(tx);
  const states = await listChannelsOf(tx, promotion.remote);
  if (reachesMoreVisitors(states, promotion))
    await assertPassesGate(tx, host, { ...promotion, isMovedByTeam: actor.remote !== '*' });
  await requireKnownTurn(tx, promotion.turn);
  const { moves, ...outcome } = planPromotion(states, promotion);
  await moveChannels({ tx }, moves, actor);
  return { moved: moves.length > 0, ...outcome };
}
