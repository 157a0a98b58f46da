import { raw, sql, type Sql } from '@suite/database';

/** Exceeds the stored instant, so that two changes within one millisecond differ. */
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
