import { sql, type Database } from '@suite/database';
import { mayUseRemote, type CandidateRelease } from './document-for-visitor.ts';
import { sessionOf, type Visitor } from '../visitor.ts';

export async function recordGivenReleases(
  database: Database,
  candidates: readonly CandidateRelease[],
  visitor: Visitor | null,
): Promise<void> {
  const session = sessionOf(visitor);
  if (session === undefined) return;
  const releases = candidates
    .filter(({ manifest, cohort }) => cohort !== 'override' && mayUseRemote(manifest.descriptor, visitor))
    .map(({ manifest, release }) => `${manifest.name}/${release}`);
  await database.query(sql`
    insert into given_releases (session, releases) values (${session}, ${releases})
    on conflict (session) do update set releases = excluded.releases, read_at = excluded.read_at
      where given_releases.releases <> excluded.releases or given_releases.read_at < now() - interval '1 hour'`);
}
