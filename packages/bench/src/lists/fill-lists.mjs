import pg from 'pg';

const hotels = 10_000;
const staff = 5_000;
const roles = 100;
const words = [
  'Alpine',
  'Bay',
  'Central',
  'Dolphin',
  'Elm',
  'Fjord',
  'Garden',
  'Harbour',
  'Imperial',
  'Jade',
];
const kinds = ['Plaza', 'Inn', 'Resort', 'Lodge', 'Palace', 'House', 'Suites'];
const cities = [
  'Porto',
  'Zürich',
  'Lagos',
  'Bergen',
  'Kyoto',
  'Quito',
  'Leeds',
  'Graz',
  'Pune',
  'Perth',
  'Lyon',
];
const first = ['Ada', 'Bruno', 'Clara', 'Dario', 'Elif', 'Farid', 'Greta', 'Hugo', 'Ines', 'Jonas', 'Kaya'];
const last = ['Adler', 'Bianchi', 'Costa', 'Dupont', 'Eriksen', 'Fischer', 'Garcia', 'Moreau', 'Novak'];
const positions = ['Receptionist', 'Housekeeper', 'Concierge', 'Night porter', 'Cook', 'Waiter', 'Gardener'];

/**
 * Enters hotels until there are 10,000, of which a fifth are undecided or turned down, with three roles for every
 * approved one; and into the hotel of the demo's admin 100 roles and 5,000 people with two of them each.
 * @param {string} url
 */
export async function fillLists(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: own } = await client.query(ownHotel);
    const hotel_id = own[0].hotel_id;
    await client.query(insertHotels, [hotels, words, kinds, cities]);
    await client.query(insertHotelRoles);
    await client.query(insertOwnRoles, [hotel_id, roles]);
    await client.query(grantPermissions);
    await client.query(insertStaff, [hotel_id, staff, first, last, positions]);
    await client.query(assignRoles, [hotel_id]);
    await client.query('vacuum analyze');
    const { rows } = await client.query(size, [hotel_id]);
    return /** @type {ListsSize} */ (rows[0]);
  } finally {
    await client.end();
  }
}

/** @typedef {{ hotels: number, staff: number, roles: number, own_roles: number }} ListsSize */

const ownHotel = `select hotel_id from users where usr_email = 'admin@seaview.test'`;

const size = `
  select (select count(*)::int from hotels) as hotels, (select count(*)::int from roles) as roles,
    (select count(*)::int from roles where hotel_id = $1) as own_roles,
    (select count(*)::int from users where hotel_id = $1 and removed_at is null) as staff`;

const insertHotels = `
  insert into hotels (hotel_name, hotel_email, hotel_phone, hotel_address, hotel_city, hotel_state, hotel_country,
    postal_code, contact_person_name, contact_person_phone, contact_person_email, registration_number, time_zone,
    is_approved, is_active, approved_at, created_at)
  select ($2::text[])[1 + n % array_length($2::text[], 1)] || ' ' || ($3::text[])[1 + n / 7 % array_length($3::text[], 1)] || ' ' || n,
    'desk@house-' || n || '.test', '+1 555 0100', n || ' Harbour Road', ($4::text[])[1 + n / 3 % array_length($4::text[], 1)],
    'State', 'Portugal', '4000', 'Contact ' || n, '+1 555 0101', 'contact@house-' || n || '.test', 'LISTED-' || n,
    'Europe/Lisbon', case when n % 10 < 8 then true when n % 10 = 8 then false end, n % 10 < 8,
    case when n % 10 < 8 then now() end, now() - make_interval(mins => n)
  from generate_series(1, $1 - (select count(*)::int from hotels)) as n`;

const insertHotelRoles = `
  insert into roles (hotel_id, role_name, role_description, is_seeded)
  select hotels.id, role_name, 'Came with the hotel', true
  from hotels, unnest(array['Hotel Admin', 'Receptionist', 'Housekeeping']) as role_name
  where is_approved and registration_number like 'LISTED-%'`;

const insertOwnRoles = `
  insert into roles (hotel_id, role_name, role_description)
  select $1, 'Duty ' || n, 'What is done on duty ' || n from generate_series(1, $2::int) as n`;

const grantPermissions = `
  insert into role_permissions (role_id, permission_id)
  select roles.id, permissions.id from roles, permissions
  where not roles.is_global and not permissions.is_global and (roles.id + permissions.id) % 2 = 0
  on conflict do nothing`;

const insertStaff = `
  insert into users (hotel_id, usr_email, usr_password_hash, usr_firstname, usr_lastname, usr_phone, position,
    is_active, last_login, staff_joined_at, created_at)
  select $1::int, 'person-' || n || '@measured.test', 'none', ($3::text[])[1 + n % array_length($3::text[], 1)],
    ($4::text[])[1 + n % array_length($4::text[], 1)] || ' ' || n, '+1 555 ' || 10000 + n,
    ($5::text[])[1 + n % array_length($5::text[], 1)], n % 9 > 0, now() - make_interval(hours => n % 200),
    now() - make_interval(hours => n), now() - make_interval(hours => n)
  from generate_series(1, $2::int) as n`;

const assignRoles = `
  insert into user_roles (user_id, role_id)
  select users.user_id, roles.id from users, roles
  where users.hotel_id = $1 and roles.hotel_id = $1 and users.usr_email like '%@measured.test'
    and roles.role_name in ('Duty ' || 1 + users.user_id % 100, 'Duty ' || 1 + users.user_id / 3 % 100)`;
