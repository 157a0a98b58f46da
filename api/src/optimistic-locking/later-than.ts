import { raw, sql, type Sql } from '@suite/database';

/** Now, and never the instant already stored: two changes within one millisecond stay two states. */
export function laterThan(
  column:
    | 'list_settings.updated_at'
    | 'profile_updated_at'
    | 'rates_updated_at'
    | 'updated_at'
    | 'sign_in_providers.updated_at',
): Sql {
  return sql`greatest(clock_timestamp()::timestamptz(3), ${raw(column)} + interval '1 millisecond')`;
}
