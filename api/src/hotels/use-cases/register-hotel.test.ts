import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { createTestDatabase, type TestDatabase } from '@suite/database/test-database';
import { schemaSources } from '../../bootstrap/open-storage.ts';
import { hotelRegistration } from '../../testing/contexts/hotel-registration.factory.ts';
import { registerHotel } from './register-hotel.ts';

let test_database: TestDatabase;
const from = { address: '192.0.2.7' };

beforeAll(async () => {
  test_database = await createTestDatabase({ migrations: schemaSources });
});
afterAll(() => test_database.drop());

async function countOf(table: 'hotels' | 'users' | 'emails' | 'audit_records'): Promise<number> {
  const counts = {
    hotels: sql`select count(*) as total from hotels`,
    users: sql`select count(*) as total from users`,
    emails: sql`select count(*) as total from emails`,
    audit_records: sql`select count(*) as total from audit_records`,
  };
  const [row] = await test_database.database.query<{ total: number }>(counts[table]);
  return row?.total ?? 0;
}

describe('register-hotel', () => {
  test('creates an undecided, inactive hotel and no account', async () => {
    const before = await countOf('audit_records');
    const registration = hotelRegistration({ hotel_city: '  Lagos ' });
    const hotel = await registerHotel(test_database.database, registration, from);
    expect(hotel).toMatchObject({
      ...registration,
      hotel_city: 'Lagos',
      is_approved: null,
      is_active: false,
      approved_at: null,
      rejected_at: null,
      time_zone: 'Europe/Lisbon',
    });
    expect(await countOf('users')).toBe(0);
    expect(await countOf('emails')).toBe(0);
    const records = await test_database.database.query(sql`
      select actor_user_id, hotel_id, action, subject_type, subject_id, address from audit_records
      order by id offset ${before}
    `);
    expect(records).toEqual([
      {
        actor_user_id: null,
        hotel_id: hotel.id,
        action: 'register-hotel',
        subject_type: 'hotel',
        subject_id: String(hotel.id),
        address: '192.0.2.7',
      },
    ]);
  });

  test('refuses a bad registration field by field and stores nothing', async () => {
    const before = await countOf('hotels');
    const registration = hotelRegistration({ hotel_name: 'H', postal_code: 'AB12' });
    await expect(registerHotel(test_database.database, registration, from)).rejects.toMatchObject({
      errorType: 'VALIDATION_ERROR',
      fields: [
        { field: 'hotel_name', message: 'Hotel name must be at least 2 characters' },
        { field: 'postal_code', message: 'Postal code must be 4-10 digits' },
      ],
    });
    expect(await countOf('hotels')).toBe(before);
  });

  test('refuses a field that is none of the twelve', async () => {
    const registration = { ...hotelRegistration(), is_approved: true };
    await expect(registerHotel(test_database.database, registration, from)).rejects.toMatchObject({
      errorType: 'VALIDATION_ERROR',
    });
  });

  test('takes a registration number once, in any case and digits, also of two at the same moment', async () => {
    const before = { hotels: await countOf('hotels'), audit_records: await countOf('audit_records') };
    const outcomes = await Promise.allSettled(
      ['xk-2041', 'XK-2041', 'ｘK\u2011٢٠٤١'].map((registration_number) =>
        registerHotel(test_database.database, hotelRegistration({ registration_number }), from),
      ),
    );
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(2);
    expect(refused[0]).toMatchObject({ reason: { errorType: 'CONFLICT' } });
    expect(await countOf('hotels')).toBe(before.hotels + 1);
    expect(await countOf('audit_records')).toBe(before.audit_records + 1);
  });

  test('starts in UTC when the country is not known, and in a zone the database knows when it is', async () => {
    const inAtlantis = hotelRegistration({ hotel_country: 'Atlantis' });
    expect((await registerHotel(test_database.database, inAtlantis, from)).time_zone).toBe('UTC');
    for (const hotel_country of ['Ukraine', 'India', 'Vietnam', 'Greenland', 'Myanmar', 'Nepal', 'USA']) {
      const { time_zone } = await registerHotel(
        test_database.database,
        hotelRegistration({ hotel_country }),
        from,
      );
      const known = await test_database.database.query(
        sql`select name from pg_timezone_names where name = ${time_zone}`,
      );
      expect(known).toEqual([{ name: time_zone }]);
    }
  });
});
