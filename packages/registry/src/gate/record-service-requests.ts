import { sql, type Database } from '@suite/database';
import type { Release } from '@suite/descriptor';

/** The limit exceeds the needs of any remote, and stops a team's token from filling the table. */
const maxRequestsPerRemote = 20;

export async function recordServiceRequests(
  database: Database,
  { name, descriptor: { title } }: Release,
  aliases: readonly string[],
): Promise<void> {
  await database.query(sql`
    insert into service_requests (remote, alias, title)
    select ${name}, alias, ${title} from unnest(${aliases}::text[]) as alias
    on conflict (remote, alias) do update set title = excluded.title, last_asked_at = now()`);
  await database.query(sql`
    delete from service_requests where remote = ${name} and alias not in (
      select alias from service_requests where remote = ${name}
      order by last_asked_at desc, alias limit ${maxRequestsPerRemote})`);
}
