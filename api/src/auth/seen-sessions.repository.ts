import { sql, type Database } from '@suite/database';
import type { HotelScope } from '../access/caller.ts';

export async function countSeenSessions(db: Database, scope: HotelScope, since: Date): Promise<number> {
  if (scope.kind === 'none') return 0;
  const people =
    scope.kind === 'all'
      ? sql`true`
      : sql`exists (select from users where users.user_id = sessions.user_id and users.hotel_id = ${scope.hotel_id})`;
  const [row] = await db.query<{ seen: number }>(sql`
    select count(*) as seen from sessions where ended_at is null and last_seen_at >= ${since} and ${people}`);
  return row?.seen ?? 0;
}
