import { sql, type Database } from '@suite/database';
import { listUndemotable } from '../history/health.repository.ts';

/** It was demoted, or fails and stays, and no user or token has moved its remote since. */
export interface FailingRelease {
  remote: string;
  title: string;
  release: string;
  since: Date;
  /** The sentence may lack its full stop. */
  reason: string;
  is_demoted: boolean;
}

export async function findFailingReleases(database: Database): Promise<FailingRelease[]> {
  const [demoted, undemotable, titles] = await Promise.all([
    listDemoted(database),
    listUndemotable(database),
    findRemoteTitles(database),
  ]);
  return [
    ...demoted.map((one) => ({ ...one, is_demoted: true })),
    ...undemotable.map(({ remote, release, noticed_at: since, reason }) => ({
      ...{ remote, release, since, reason },
      is_demoted: false,
    })),
  ].map((one) => ({ ...one, title: titles.get(one.remote) ?? one.remote }));
}

function listDemoted(
  database: Database,
): Promise<Pick<FailingRelease, 'remote' | 'release' | 'since' | 'reason'>[]> {
  return database.query(sql`
    select demoted.remote, demoted.from_release as release, min(demoted.moved_at) as since,
      coalesce((array_agg(demoted.reason order by demoted.id))[1], '') as reason
    from moves as demoted
    where demoted.kind = 'demote' and not exists (
      select from moves as later
      where later.remote = demoted.remote and later.id > demoted.id and later.kind <> 'demote')
    group by demoted.remote, demoted.from_release order by since`);
}

export async function findRemoteTitles(database: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await database.query<{ remote: string; title: string }>(sql`
    select distinct on (remote) remote, manifest -> 'descriptor' ->> 'title' as title
    from releases order by remote, published_at desc`);
  return new Map(rows.map(({ remote, title }) => [remote, title]));
}
