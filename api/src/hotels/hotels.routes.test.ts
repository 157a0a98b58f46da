import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { GrantedPermission } from '@suite/contracts/permissions';
import { sql } from '@suite/database';
import { hotelRegistration } from '../testing/contexts/hotel-registration.factory.ts';
import { insertHotel, insertUser } from '../testing/contexts/insert-user.ts';
import { openAccountTest, type AccountTest } from '../testing/contexts/open-account-test.ts';
import { registrationLimits } from './use-cases/register-hotel.ts';

let server: AccountTest;

beforeAll(async () => {
  server = await openAccountTest({ TRUST_PROXY: '127.0.0.1' });
  await insertUser(server.database, { usr_email: 'ana@suite.test', hotel_id: null, permissions: [] });
});
afterAll(() => server.close());
beforeEach(() => server.database.query(sql`delete from registration_attempts`));

const register = (fields: object, address = '192.0.2.1') =>
  server.call('POST', '/hotel/register', { 'x-forwarded-for': address }, fields);

async function counts() {
  const [row] = await server.database.query(sql`
    select (select count(*) from hotels) as hotels, (select count(*) from users) as users,
      (select count(*) from emails) as emails,
      (select count(*) from audit_records where action = 'register-hotel') as audits`);
  return row as { hotels: number; users: number; emails: number; audits: number };
}

describe('a registration', () => {
  test('needs no session and makes an undecided hotel, one record, and nothing else', async () => {
    const before = await counts();
    const fields = hotelRegistration();
    const answer = await register(fields);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      success: true,
      message: expect.any(String),
      result: {
        id: expect.any(Number),
        hotel_name: fields.hotel_name,
        registration_number: fields.registration_number,
        is_approved: null,
        is_active: false,
        created_at: expect.any(String),
      },
    });
    expect(await counts()).toEqual({ ...before, hotels: before.hotels + 1, audits: before.audits + 1 });
    expect((await server.login(fields.contact_person_email, 'Whatever-1')).statusCode).toBe(401);
  });

  test('is answered alike whether or not its addresses have an account', async () => {
    const [free, known] = [
      await register(hotelRegistration()),
      await register(
        hotelRegistration({ contact_person_email: 'ana@suite.test', hotel_email: 'ana@suite.test' }),
      ),
    ];
    const shapeOf = (answer: typeof free) => ({
      ...answer.json(),
      result: Object.keys(answer.json().result),
    });
    expect([known.statusCode, shapeOf(known)]).toEqual([free.statusCode, shapeOf(free)]);
  });

  test('with a number that is registered already is refused, and says nothing of the other hotel', async () => {
    const { registration_number, hotel_name } = hotelRegistration({ hotel_name: 'Hotel of secrets' });
    await register(hotelRegistration({ registration_number, hotel_name }));
    const answer = await register(
      hotelRegistration({ registration_number: registration_number.toLowerCase() }),
    );
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      errorType: 'CONFLICT',
      errors: [{ field: 'registration_number' }],
    });
    expect(answer.body).not.toContain('secrets');
  });

  test.each(Object.keys(hotelRegistration()))('cannot bring mail headers along in %s', async (field) => {
    const fields = hotelRegistration();
    const injected = `${fields[field as keyof typeof fields]}\r\nBcc: all@suite.test`;
    const answer = await register({ ...fields, [field]: injected });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ field }] });
    expect((await register({ ...fields, [field]: `\u2028${injected}` })).statusCode).toBe(400);
  });

  test('answers each missing field with its message, in one answer', async () => {
    const answer = await register({});
    expect(answer.json().errors).toEqual([
      { field: 'hotel_name', message: 'Hotel name is required' },
      { field: 'hotel_email', message: 'Hotel email is required' },
      { field: 'hotel_phone', message: 'Hotel phone is required' },
      { field: 'hotel_address', message: 'Address is required' },
      { field: 'hotel_city', message: 'City is required' },
      { field: 'hotel_state', message: 'State is required' },
      { field: 'hotel_country', message: 'Country is required' },
      { field: 'postal_code', message: 'Postal code is required' },
      { field: 'contact_person_name', message: 'Contact person name is required' },
      { field: 'contact_person_phone', message: 'Contact person phone is required' },
      { field: 'contact_person_email', message: 'Contact person email is required' },
      { field: 'registration_number', message: 'Registration number is required' },
    ]);
  });
});

describe('registrations', () => {
  const fill = (address: string, total: number) =>
    server.database.query(sql`
      insert into registration_attempts (address) select ${address} from generate_series(1, ${total}::integer)`);

  test('of one address are limited, also at the same moment; the others go on', async () => {
    await fill('192.0.2.1', registrationLimits.of_address - 2);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => register(hotelRegistration())));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 429, 429, 429]);
    expect((await register(hotelRegistration(), '192.0.2.2')).statusCode).toBe(201);
    await server.database.query(sql`
      update registration_attempts set attempted_at = attempted_at - interval '1 hour'`);
    expect((await register(hotelRegistration())).statusCode).toBe(201);
  });

  test('of all addresses together are limited, and refused ones do not count', async () => {
    await fill('198.51.100.1', registrationLimits.of_all - 1);
    for (let time = 0; time < 3; time++) {
      expect((await register(hotelRegistration(), '198.51.100.1')).statusCode).toBe(429);
    }
    expect((await register(hotelRegistration())).statusCode).toBe(201);
    const before = await counts();
    expect((await register(hotelRegistration())).statusCode).toBe(429);
    expect(await counts()).toEqual(before);
  });

  test('that are refused for their fields do not count', async () => {
    for (let time = 0; time < registrationLimits.of_address + 2; time++) await register({}, '192.0.2.9');
    expect((await register(hotelRegistration(), '192.0.2.9')).statusCode).toBe(201);
  });
});

test('shows users who do not manage their hotel neither its registration nor the persons behind it', async () => {
  const hotel_id = await insertHotel(server.database, 'Seaview');
  const see = async (usr_email: string, permissions: GrantedPermission[]) => {
    await insertUser(server.database, { usr_email, hotel_id, permissions });
    const answer = await server.call('GET', `/hotel/${hotel_id}`, await server.signIn(usr_email));
    return answer.json().result as Record<string, unknown>;
  };
  const nothing = await see('none@suite.test', []);
  expect(nothing).toMatchObject({
    hotel_name: 'Seaview',
    hotel_phone: '+1 555 0100',
    registration_number: '',
  });
  const told = JSON.stringify(nothing);
  for (const secret of ['Ana Reis', '+1 555 0101', 'ana@hotel.test']) expect(told).not.toContain(secret);
  expect(Object.keys(nothing).filter((field) => field.startsWith('admin_') && nothing[field])).toEqual([]);
  expect(await see('manages@suite.test', ['manage_hotel'])).toMatchObject({
    registration_number: 'Seaview',
    contact_person_email: 'ana@hotel.test',
  });
});
