import pg from 'pg';
import { fillDatabase } from '../api/fill-database.mjs';

const bookings = 1_000_000;

/**
 * A million bookings made over two years, each verified one on its check-in day, with what else dashboards read: a
 * twentieth cancelled, rooms, rates in two currencies, staff, tasks, ratings and the audit records of every booking.
 * @param {string} url
 */
export async function fillDashboards(url) {
  const size = await fillDatabase(url, { bookings, minutesApart: 1 });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
    await client.query('vacuum analyze');
    return size;
  } finally {
    await client.end();
  }
}

const approved = 'select id from hotels where is_approved and is_active';

const statements = [
  `update bookings set deleted_at = created_at + interval '1 hour' where id % 20 = 0`,
  `update bookings set verified_at = checkin_date + make_interval(mins => 600 + id % 700) where is_verified`,
  `update hotels set currency = case when id % 3 = 0 then 'CHF' else 'EUR' end where id in (${approved})`,
  `insert into room_rates (hotel_id, room_type, nightly_rate, currency, set_month)
    select hotels.id, room_type, 80 + hotels.id, currency, current_date
    from (${approved}) as approved join hotels using (id), unnest(array['Single', 'Double', 'Suite']) as room_type
    on conflict do nothing`,
  `insert into rooms (hotel_id, room_number, room_type, status)
    select id, 'M' || n, 'Double', (array['Clean', 'Dirty', 'Maintenance'])[1 + n % 3]
    from (${approved}) as hotels, generate_series(1, 200) as n`,
  `insert into users (hotel_id, usr_email, usr_password_hash, usr_firstname, usr_lastname, department, is_on_duty)
    select id, n || '@measured-' || id || '.test', 'none', 'Ada', 'Adler',
      (array['Reception', 'Housekeeping', 'Maintenance', 'Security', 'Restaurant'])[1 + n % 5], n % 2 = 0
    from (${approved}) as hotels, generate_series(1, 50) as n`,
  `insert into housekeeping_tasks (hotel_id, kind, task, priority, day, due_at, done_at)
    select id, 'housekeeping', 'Task ' || n, 'Low', current_date - n / 40, now() - make_interval(mins => n * 36),
      case when n > 60 then now() - make_interval(mins => n * 36) end
    from (${approved}) as hotels, generate_series(1, 5000) as n`,
  `insert into guest_ratings (booking_id, hotel_id, stars)
    select id, hotel_id, 1 + id % 5 from bookings where id % 4 = 1
    on conflict do nothing`,
  `insert into audit_records (happened_at, hotel_id, action, subject_type, subject_id)
    select created_at, hotel_id, 'create-booking', 'booking', id::text from bookings`,
  `insert into audit_records (happened_at, hotel_id, action, subject_type, subject_id, details)
    select now() - make_interval(mins => n), hotels.id, action, 'task', n::text, '{"task": "Task", "name": "Ada"}'
    from (${approved}) as hotels, generate_series(1, 5000) as n, unnest(array['finish-task', 'assign-task']) as action`,
];
