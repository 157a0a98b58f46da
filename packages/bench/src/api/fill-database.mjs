import pg from 'pg';

const hotels = 20;
const usual = { bookings: 100_000, minutesApart: 5 };
const first = ['Ada', 'Bruno', 'Clara', 'Dario', 'Elif', 'Farid', 'Greta', 'Hugo', 'Ines', 'Jonas', 'Kaya'];
const last = ['Adler', 'Bianchi', 'Costa', 'Dupont', 'Eriksen', 'Fischer', 'Garcia', 'Moreau', 'Novak'];

/**
 * Enters hotels until there are twenty, and 100,000 bookings (or as many as asked for) spread evenly over them and
 * over two years; every third has two guests. Gives the size of the result.
 * @param {string} url
 */
export async function fillDatabase(url, { bookings, minutesApart } = usual) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(insertHotels, [hotels]);
    await client.query(insertBookings, [bookings, first, last, minutesApart]);
    await client.query(insertPassengers, [first, last]);
    await client.query('vacuum analyze');
    const { rows } = await client.query(`
      select (select count(*)::int from bookings) as bookings, (select count(*)::int from passengers) as passengers,
        (select count(distinct hotel_id)::int from bookings) as hotels`);
    return /** @type {{ bookings: number, passengers: number, hotels: number }} */ (rows[0]);
  } finally {
    await client.end();
  }
}

const insertHotels = `
  insert into hotels (hotel_name, hotel_email, hotel_phone, hotel_address, hotel_city, hotel_state, hotel_country,
    postal_code, contact_person_name, contact_person_phone, contact_person_email, registration_number, time_zone,
    is_approved, is_active, approved_at)
  select 'Hotel ' || n, 'desk@hotel-' || n || '.test', '+1 555 0100', n || ' Harbour Road', 'Porto', 'Porto',
    'Portugal', '4000', 'Contact ' || n, '+1 555 0101', 'contact@hotel-' || n || '.test', 'MEASURED-' || n,
    'Europe/Lisbon', true, true, now()
  from generate_series(1, $1 - (select count(*)::int from hotels where is_approved and is_active)) as n`;

const insertBookings = `
  insert into bookings (hotel_id, name, email, room_type, checkin_date, checkout_date, no_nights, is_verified,
    verified_at, verification_token_hash, verification_token_encrypted, created_at, updated_at)
  select of_all[1 + n % array_length(of_all, 1)],
    ($2::text[])[1 + turn % array_length($2::text[], 1)] || ' ' || ($3::text[])[1 + turn % array_length($3::text[], 1)],
    'guest-' || n || '@measured.test', case turn % 3 when 0 then 'Double' when 1 then 'Suite' end,
    day, day + nights, nights, turn % 7 < 3, case when turn % 7 < 3 then now() end,
    sha256(('measured ' || n)::bytea), '\\x00'::bytea, entered, entered
  from generate_series(1, $1::int) as n,
    (select array_agg(id order by id) as of_all from hotels where is_approved and is_active) as hotel_ids,
    lateral (select n / array_length(of_all, 1) as turn) as turns,
    lateral (select date '2026-06-01' + (turn * 7919) % 730 as day, 1 + n % 9 as nights,
      now() - make_interval(mins => n * $4::int) as entered) as stay`;

const insertPassengers = `
  insert into passengers (booking_id, name, type)
  select bookings.id,
    ($1::text[])[1 + (id + guest) % array_length($1::text[], 1)] || ' ' || ($2::text[])[1 + id % array_length($2::text[], 1)],
    case guest when 1 then 'Adult' else 'Child' end
  from bookings, generate_series(1, 2) as guest
  where bookings.email like '%@measured.test' and hashtext(bookings.email) % 3 = 0`;
