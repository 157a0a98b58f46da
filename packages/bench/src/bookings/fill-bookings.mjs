import pg from 'pg';

const hotels = 1_000;
const largest = 600_000;
const first =
  'Ada Bruno Clara Dario Elif Farid Greta Hugo Inés Jonas Kaya Lars Mina Noé Olga Pavel Quinn Rosa Sven Tara Ugo Vera Wim Xenia Yara Zoe';
const last =
  'Adler Bianchi Costa Dupont Eriksen Fischer Garcia Haddad Ivanov Jensen Kowalski Lindqvist Moreau Novak Okafor Petrov Quist Rossi Schäfer Tanaka Ueda Virtanen Weber Xu Yilmaz Zeman';

/**
 * Bookings made over two years, for days from 500 days ago on: 600,000 in the hotel of `admin@seaview.test`, the others spread evenly over
 * a thousand hotels; every third has two guests, and two in five a reference. Every run enters the same, around today.
 * Links have their short IDs, because a server otherwise reads all of them at its start.
 * Indexes are taken down meanwhile and triggers are silent, so what they keep is filled in afterwards, as a migration would.
 * @param {string} url
 * @param {number} bookings
 */
export async function fillBookings(url, bookings = 1_000_000) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`set session_replication_role = replica`);
    await client.query(`set maintenance_work_mem = '512MB'`);
    await client.query(insertHotels, [hotels]);
    const { rows: kept } = await client.query(findIndexes);
    for (const { drop } of kept) await client.query(drop);
    await client.query(insertBookings, [bookings, first.split(' '), last.split(' '), largest]);
    await client.query(insertPassengers, [first.split(' '), last.split(' ')]);
    await client.query(`update bookings set search = booking_search_text(bookings), party_size = 3
      where email like '%@measured.test' and id in (select booking_id from passengers)`);
    for (const { make } of kept) await client.query(make);
    for (const statement of recount) await client.query(statement);
    await client.query(insertRooms);
    await client.query(insertRoomNights);
    await client.query('vacuum (analyze, freeze)');
    const { rows } = await client.query(size);
    return /** @type {{ bookings: number, passengers: number, hotels: number, largest: number }} */ (rows[0]);
  } finally {
    await client.end();
  }
}

// The overlap constraint last: it is an index of its own, and the table's largest.
const findIndexes = `
  select make, drop from (
    select pg_get_indexdef(indexrelid) as make, 'drop index ' || indexrelid::regclass as drop
    from pg_index where indrelid = 'bookings'::regclass and not indisprimary
      and not exists (select from pg_constraint where conindid = indexrelid)
    union all
    select format('alter table bookings add constraint %I %s', conname, pg_get_constraintdef(oid)),
      format('alter table bookings drop constraint %I', conname)
    from pg_constraint where conrelid = 'bookings'::regclass and contype = 'x'
  ) as kept`;

const insertHotels = `
  insert into hotels (hotel_name, hotel_email, hotel_phone, hotel_address, hotel_city, hotel_state, hotel_country,
    postal_code, contact_person_name, contact_person_phone, contact_person_email, registration_number, time_zone,
    is_approved, is_active, approved_at)
  select 'House ' || n, 'desk@house-' || n || '.test', '+1 555 0100', n || ' Harbour Road', 'Porto', 'Porto',
    'Portugal', '4000', 'Contact ' || n, '+1 555 0101', 'contact@house-' || n || '.test', 'MEASURED-' || n,
    (array['Europe/Lisbon', 'America/New_York', 'Asia/Tokyo', 'Pacific/Kiritimati'])[1 + n % 4], true, true, now()
  from generate_series(1, $1) as n`;

const insertBookings = `
  insert into bookings (hotel_id, name, email, room_type, checkin_date, checkout_date, no_nights, is_verified,
    verified_at, checked_in_at, checked_out_at, no_show_at, cancelled_at, search, verification_token_hash, verification_token_encrypted,
    short_id, external_reference, created_at, updated_at)
  select case when n % 10 < 6 and n <= $4::int / 6 * 10 then large else of_all[1 + n / 10 % array_length(of_all, 1)] end,
    guest, email, (array['Single', 'Double', 'Triple', 'Deluxe', 'Family'])[1 + n % 5],
    day, case when n % 50 > 0 then day + nights end, nights, n % 7 < 3, case when n % 7 < 3 then day + time '14:00' end,
    case when came then day + time '15:00' end, case when came and day + nights < current_date then day + nights + time '10:00' end,
    case when day < current_date and n % 40 = 1 then day + time '23:00' end, case when n % 40 = 2 then entered end,
    lower(guest || ' ' || email), sha256(('measured ' || n)::bytea), sha512(n::text::bytea),
    upper(lpad(to_hex(n), 6, '0')), case when n % 5 < 2 then 'BDC-' || n end, entered, entered
  from generate_series(1, $1::int) as n,
    (select array_agg(id order by id) as of_all from hotels where registration_number like 'MEASURED-%') as others,
    (select hotel_id as large from users where usr_email = 'admin@seaview.test') as seaview,
    lateral (select abs(hashint4(n)) as chance) as chances,
    lateral (select ($2::text[])[1 + chance % 26] || ' ' || ($3::text[])[1 + chance / 26 % 26] as guest,
      'guest-' || n || '@measured.test' as email,
      current_date - 500 + chance / 676 % 730 as day, 1 + chance / 7 % 9 as nights,
      date_trunc('day', now()) - make_interval(mins => n) as entered) as stay,
    lateral (select day < current_date and n % 40 not in (1, 2) as came) as arrivals
  order by n desc`;

const insertPassengers = `
  insert into passengers (hotel_id, booking_id, name, type, is_verified)
  select bookings.hotel_id, bookings.id,
    ($1::text[])[1 + abs(hashint4(id + guest)) % 26] || ' ' || ($2::text[])[1 + abs(hashint4(id)) % 26],
    case guest when 1 then 'Adult' else 'Child' end, is_verified and id % 2 = 0
  from bookings, generate_series(1, 2) as guest
  where bookings.email like '%@measured.test' and id % 3 = 0`;

const recount = [
  'delete from booking_counts',
  `insert into booking_counts (hotel_id, checkin_date, is_verified, stay_state, bookings)
    select hotel_id, checkin_date, is_verified, stay_state(checked_in_at, checked_out_at, no_show_at, cancelled_at), count(*)
    from bookings where deleted_at is null group by 1, 2, 3, 4`,
  'delete from booking_day_changes',
  'delete from booking_day_sums',
  `insert into booking_day_sums (checkin_date, is_verified, stay_state, bookings)
    select checkin_date, is_verified, stay_state, sum(bookings) from booking_counts group by 1, 2, 3`,
  'delete from booking_month_changes',
  'delete from booking_month_sums',
  `insert into booking_month_sums (hotel_id, month, is_verified, stay_state, bookings)
    select hotel_id, date_trunc('month', checkin_date), is_verified, stay_state, sum(bookings) from booking_counts group by 1, 2, 3, 4`,
  'delete from stay_changes',
  'delete from booked_nights',
  `select add_stays(array_agg(hotel_id), array_agg(checkin_date), array_agg(stay_end),
    array_agg(sold_until(stay_end, left_on, checkin_date)), array_agg(coalesce(room_type, '')), array_agg(party_size), array_agg(1))
    from bookings where coalesce(deleted_at, cancelled_at, no_show_at) is null`,
];

const insertRooms = `
  insert into rooms (hotel_id, room_number, room_type, status)
  select hotel_id, 'M' || n, (array['Single', 'Double', 'Triple', 'Deluxe', 'Family'])[1 + n % 5], 'Clean'
  from users, generate_series(1000, 1999) as n where usr_email = 'admin@seaview.test'`;

// No stay is longer than nine nights, so a room that takes one guest every tenth day is never taken twice.
const insertRoomNights = `
  insert into room_nights (hotel_id, room_id, booking_id, during)
  select hotel_id, rooms.id, stays.id, daterange(checkin_date, stay_end, '[)')
  from (select *, row_number() over (partition by room_type, checkin_date order by id) as rank from bookings
    where email like '%@measured.test' and deleted_at is null and cancelled_at is null and no_show_at is null) as stays
  join (select id, room_type, hotel_id, row_number() over (partition by room_type order by id) - 1 as place from rooms
    where room_number like 'M%') as rooms using (hotel_id, room_type)
  where place = (checkin_date - date '2000-01-01') % 10 * 20 + rank - 1 and rank <= 20`;

const size = `
  select (select count(*)::int from bookings) as bookings, (select count(*)::int from passengers) as passengers,
    (select count(distinct hotel_id)::int from bookings) as hotels,
    (select max(count)::int from (select count(*) from bookings group by hotel_id) as counted) as largest`;
