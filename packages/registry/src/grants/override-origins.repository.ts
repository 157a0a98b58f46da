import { sql, type Database } from '@suite/database';
import { ofRemote, type WantedRemotes } from '../release-key.ts';
import type { OverrideOrigin, OverrideOriginStatus } from '@suite/descriptor';
import type { ReleaseActor } from '../release-changes.repository.ts';

/** The limit exceeds the needs of any team, and stops its token from filling the table. */
const maxAskedPerRemote = 20;

interface OriginOfRemote {
  remote: string;
  origin: string;
}

export async function lockOriginDecisions(tx: Database): Promise<void> {
  await tx.query(sql`lock table override_origin_decisions in share row exclusive mode`);
}

export async function insertOriginDecision(
  tx: Database,
  { remote, origin, decision }: OriginOfRemote & { decision: OverrideOriginStatus },
  actor: ReleaseActor,
): Promise<void> {
  await tx.query(sql`
    insert into override_origin_decisions (remote, origin, decision, decided_by, decided_by_user, decided_by_name, address)
    values (${remote}, ${origin}, ${decision}, ${actor.token_id}, ${actor.user_id}, ${actor.name}, ${actor.address})`);
}

export function listOverrideOrigins(
  database: Database,
  remote?: WantedRemotes,
): Promise<(OverrideOrigin<Date> & { remote: string })[]> {
  return database.query(sql`
    select remote, origin, decision as status, decided_by_name as decided_by, decided_at from (
      select distinct on (remote, origin) * from override_origin_decisions
      where ${ofRemote(remote)}
      order by remote, origin, id desc
    ) last order by remote, decision <> 'asked', origin`);
}

export async function recordAskedOrigin(
  database: Database,
  wanted: OriginOfRemote,
  actor: ReleaseActor,
): Promise<void> {
  await database.transaction(async (tx) => {
    await lockOriginDecisions(tx);
    const known = await listOverrideOrigins(tx, wanted.remote);
    const asked = known.filter(({ status }) => status === 'asked');
    if (known.some(({ origin }) => origin === wanted.origin) || asked.length >= maxAskedPerRemote) return;
    await insertOriginDecision(tx, { ...wanted, decision: 'asked' }, actor);
  });
}
