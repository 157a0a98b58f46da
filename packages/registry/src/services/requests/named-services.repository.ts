import { sql, type Database } from '@suite/database';

const shownDays = 14;

export interface NamedService {
  alias: string;
  remote: string;
  title: string;
  /** If no live release declares it, the newest one or a checked build does. */
  is_live: boolean;
  is_mapped: boolean;
  is_accepted: boolean;
  since: Date;
}

export function listNamedServices(database: Database): Promise<NamedService[]> {
  return database.query<NamedService>(sql`
    with newest as (
      select distinct on (remote) remote, release from releases where files_removed_at is null
      order by remote, last_published_at desc
    ), named as (
      select alias, remote, manifest -> 'descriptor' ->> 'title' as title, last_published_at as since,
        (remote, release) in (select remote, release from channels) as is_live
      from releases
      cross join lateral jsonb_array_elements_text(coalesce(manifest -> 'descriptor' -> 'services', '[]')) as alias
      where (remote, release) in (select remote, release from channels union select remote, release from newest)
      union all
      select alias, remote, title, asked_at, false from service_requests
      where last_asked_at > now() - make_interval(days => ${shownDays})
    )
    select alias, remote, min(title) as title, bool_or(is_live) as is_live, services.alias is not null as is_mapped,
      coalesce(remote = any(services.remotes), false) as is_accepted,
      coalesce(min(since) filter (where is_live), min(since)) as since
    from named left join services using (alias)
    group by alias, services.alias, services.remotes, remote order by alias, remote`);
}
