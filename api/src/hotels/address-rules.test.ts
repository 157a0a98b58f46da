import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { hotelRegistration } from '../testing/contexts/hotel-registration.factory.ts';
import { insertHotel, insertUser } from '../testing/contexts/insert-user.ts';
import { openAccountTest, type AccountTest, type Headers } from '../testing/contexts/open-account-test.ts';
import { runAddressRulesCommand } from './hotels.public.ts';

const usr_email = 'admin@seaview.test';
let server: AccountTest;
let admin: Headers;

beforeAll(async () => {
  server = await openAccountTest();
  const hotel_id = await insertHotel(server.database, 'Seaview');
  await insertUser(server.database, { usr_email, hotel_id, permissions: ['manage_hotel'] });
  admin = await server.signIn(usr_email);
});
afterAll(() => server.close());

const register = (change: object) =>
  server.app.inject({
    method: 'POST',
    url: '/api/hotel/register',
    headers: { origin: 'http://localhost:3000' },
    payload: { ...hotelRegistration(), ...change },
  });
const rules = async () => (await server.call('GET', '/hotel/address-rules', {})).json().result;
const errorsOf = (answer: Awaited<ReturnType<typeof register>>) =>
  answer.json<{ errors?: object[] }>().errors ?? answer.statusCode;

async function saveProfile(change: object) {
  const { result } = (await server.call('GET', '/hotel/profile', admin)).json();
  const { id: _id, hotel_name: _name, registration_number: _number, ...profile } = result;
  return server.call('PATCH', '/hotel/profile', admin, { ...profile, ...change });
}

test('international postal codes and addresses without a state are refused until the platform allows them', async () => {
  expect(await rules()).toEqual({ international_postcodes: false });
  const refusals = [
    { field: 'postal_code', message: 'Postal code must be 4-10 digits' },
    { field: 'hotel_state', message: 'State is required' },
  ];
  const abroad = { postal_code: 'SW1A 1AA', hotel_state: '' };
  expect(errorsOf(await register(abroad))).toEqual(expect.arrayContaining(refusals));
  expect(errorsOf(await saveProfile(abroad))).toEqual(expect.arrayContaining(refusals));

  expect(await runAddressRulesCommand(server.database, ['--international-postcodes', 'on'])).toContain(
    'letters',
  );
  expect(await rules()).toEqual({ international_postcodes: true });
  for (const postal_code of ['SW1A 1AA', '1012 AB', '1000-001', '٨٦٠٠', '8600']) {
    expect([postal_code, errorsOf(await saveProfile({ postal_code, hotel_state: '' }))]).toEqual([
      postal_code,
      200,
    ]);
  }
  expect(errorsOf(await register({ ...abroad, registration_number: 'GB-10001' }))).toBe(201);
  for (const postal_code of ['S1', 'SW1A 1AA 1AA', 'SW1A_1AA', '- -']) {
    expect([postal_code, errorsOf(await saveProfile({ postal_code }))]).toEqual([
      postal_code,
      [{ field: 'postal_code', message: 'Postal code must be 3-10 letters, digits, spaces or hyphens' }],
    ]);
  }

  await saveProfile({ postal_code: 'SW1A 1AA' });
  await runAddressRulesCommand(server.database, ['--international-postcodes', 'off']);
  expect(await runAddressRulesCommand(server.database, ['--status'])).toContain('4 to 10 digits');
  expect(errorsOf(await saveProfile({ hotel_city: 'Porto' }))).toBe(200);
  expect(errorsOf(await saveProfile({ postal_code: 'SW1A 1AB' }))).toEqual([refusals[0]]);
});
