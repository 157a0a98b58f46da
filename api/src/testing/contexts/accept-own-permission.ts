import { sql, type Database } from '@suite/database';
import type { OwnPermissionName } from '@suite/contracts/permissions';
import { permissionHost } from '../../staff-roles/staff-roles.public.ts';

interface Wording {
  title?: string;
  explanation?: string;
  /** Maps each language to its texts by their English wording, like `remote.json`. */
  translations?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export async function declareOwnPermissions(
  db: Database,
  names: readonly OwnPermissionName[],
  { title, explanation = 'Allows it.', translations = {} }: Wording = {},
): Promise<{ remote: string; release: string }> {
  const [first = ''] = names;
  const remote = `mf-${first.slice(0, first.indexOf('.'))}`;
  const release = '1.0.0-0123456789ab';
  const ownPermissions = names.map((name) => ({ name, title: title ?? `Title of ${name}`, explanation }));
  const descriptor = { name: remote, title: 'Spa', ownPermissions, translations };
  await db.query(sql`
    with token as (
      insert into release_tokens (token_hash, remote) values (sha256(gen_random_uuid()::text::bytea), '*') returning id
    ), stored as (
      insert into releases (remote, release, version, manifest, bytes, published_by)
      select ${remote}, ${release}, '1.0.0', ${JSON.stringify({ name: remote, descriptor })}::jsonb, 1, id from token
    ), moved as (
      insert into moves (remote, channel, to_release, address) values (${remote}, 'live', ${release}, '') returning id
    )
    insert into channels (remote, channel, release, move_id) select ${remote}, 'live', ${release}, id from moved`);
  return { remote, release };
}

export async function acceptOwnPermission(db: Database, permission_name: OwnPermissionName): Promise<void> {
  const declared = await declareOwnPermissions(db, [permission_name]);
  const wording = { remote_title: 'Spa', title: `Title of ${permission_name}`, explanation: 'Allows it.' };
  const decision = {
    ...declared,
    ...wording,
    decision: 'accepted',
    permission_name,
    translations: {},
  } as const;
  const actor = { token_id: null, user_id: null, name: 'Operations', address: '192.0.2.1' };
  await db.query(sql`
    insert into permission_decisions (permission_name, remote, decision, release, remote_title, title, explanation,
      decided_by_name, address)
    values (${permission_name}, ${declared.remote}, 'accepted', ${declared.release}, ${wording.remote_title},
      ${wording.title}, ${wording.explanation}, ${actor.name}, ${actor.address})`);
  await db.transaction((tx) => permissionHost.applyDecision(tx, decision, actor));
}
