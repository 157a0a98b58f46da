import pg from 'pg';

export const visibleRemotes = 6;

/**
 * Copies the live release of mf-bookings and one earlier release until `count` remotes are live. Six need no
 * permission; the others need one that staff do not hold.
 * @param {string} databaseUrl
 * @param {number} count
 */
export async function fillRemotes(databaseUrl, count) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(insertReleases, [count, visibleRemotes]);
    for (const release of ['before-0123456789ab', 'newest-0123456789ab'])
      await client.query(insertMoves, [release]);
    await client.query(`
      insert into channels (remote, channel, release, move_id)
      select remote, 'live', to_release, id from moves where to_release like 'newest-%'`);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

const insertReleases = `
  insert into releases (remote, release, version, manifest, bytes, published_by)
  select name, pair.id, '1.0.0', manifest || jsonb_build_object('name', name, 'container', replace(name, '-', '_'),
      'descriptor', (manifest -> 'descriptor') - '{actions,events,slots,fills,ownPermissions,services}'::text[]
        || jsonb_build_object('name', name, 'title', 'Area ' || n, 'routes', jsonb_build_array(
          jsonb_build_object('path', '/area-' || n), jsonb_build_object('path', '/area-' || n || '/details')),
        'menu', jsonb_build_array(jsonb_build_object('id', 'area-' || n, 'label', 'Area ' || n, 'icon', 'bookings',
          'path', '/area-' || n, 'order', 100 + n)))
        || case when n < $2::int then '{}' else '{"permissions": ["approve_hotels"]}'::jsonb end), bytes, published_by
  from (select * from releases where remote = 'mf-bookings' order by published_at desc limit 1) copied,
    generate_series(1, $1::int - 1) n, lateral (select 'mf-area-' || n as name) named,
    (values ('before-0123456789ab'), ('newest-0123456789ab')) as pair (id)`;

const insertMoves = `
  insert into moves (remote, channel, to_release, moved_by, moved_by_name, address, previous_id)
  select remote, 'live', release, published_by, 'bench', '127.0.0.1', (select max(id) from moves where moves.remote = releases.remote)
  from releases where release = $1`;
