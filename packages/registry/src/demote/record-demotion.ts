import type { Database } from '@suite/database';
import type { FastifyBaseLogger } from 'fastify';
import type { ReleaseActor } from '../release-changes.repository.ts';
import type { ReleaseKey } from '../release-key.ts';
import type { OtherCause } from './find-other-cause.ts';
import type { DemotionPlan } from './plan-demotion.ts';
import { recordUndemotable } from './recent-loads.repository.ts';

export const platform: ReleaseActor = {
  token_id: null,
  user_id: null,
  name: 'Automatic demotion',
  address: '',
};

export async function recordOtherCause(
  tx: Database,
  key: ReleaseKey,
  { reason, otherCause: { suspects, ...cause } }: { reason: string; otherCause: OtherCause },
  log: FastifyBaseLogger,
): Promise<void> {
  const sentences = `${reason}. ${cause.reason}`;
  await recordUndemotable(tx, key, { suspects, reason: sentences });
  log.error({ ...key, suspects }, `A failing release stays, as another cause is likely: ${sentences}`);
}

export async function recordDemotion(
  tx: Database,
  key: ReleaseKey,
  { moves, stays, reason }: DemotionPlan & { reason: string },
  log: FastifyBaseLogger,
): Promise<void> {
  for (const { channel } of moves) log.warn({ ...key, channel }, `A release was demoted: ${reason}.`);
  if (stays.length === 0) return;
  const sentences = [`${reason}.`, ...stays].join(' ');
  await recordUndemotable(tx, key, { reason: sentences });
  log.error(key, `A failing release stays: ${sentences}`);
}
