import { sql } from '@suite/database';

/** Permissions of remotes carry the wording that operators accepted. */
export const permissionJson = sql`json_strip_nulls(json_build_object('id', permissions.id,
  'permission_name', permissions.permission_name, 'permission_description', permissions.permission_description,
  'remote', case when accepted.permission_name is not null then json_build_object(
    'remote_title', accepted.remote_title, 'permission_title', accepted.title, 'is_used', accepted.is_used,
    'translations', (
      select coalesce(json_agg(json_build_object('language', language, 'remote_title', texts ->> 'remote_title',
        'permission_title', texts ->> 'title', 'permission_description', texts ->> 'explanation') order by language), '[]')
      from jsonb_each(accepted.translations) as translated (language, texts)
    )) end))`;

export const acceptedWording = sql`left join accepted_permissions as accepted
  on accepted.permission_name = permissions.permission_name`;
