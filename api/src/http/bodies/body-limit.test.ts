import { expect, test } from '@jest/globals';
import { loginEndpoint, logoutEndpoint } from '@suite/contracts/auth';
import { createBookingEndpoint } from '@suite/contracts/bookings';
import { defineEndpoint } from '@suite/contracts/http';
import { createRoomsEndpoint, registerHotelEndpoint } from '@suite/contracts/hotels';
import { array, object, string } from 'yup';
import { contractEndpoints } from '../endpoints/contract-endpoints.ts';
import { bodyLimitOf } from './body-limit.ts';

const kilobyte = 1024;

test.each([
  ['login', loginEndpoint, 2],
  ['register-hotel', registerHotelEndpoint, 16],
  ['create-booking', createBookingEndpoint, 64],
  ['create-rooms, by its contract', createRoomsEndpoint, 128],
  ['logout, without a body', logoutEndpoint, 2],
])('%s', (_name, endpoint, size) => {
  expect(bodyLimitOf(endpoint)).toBe(size * kilobyte);
});

test('most endpoints take 64 kB or less', () => {
  const larger = contractEndpoints().filter((endpoint) => bodyLimitOf(endpoint) > 64 * kilobyte);
  expect(larger.map(({ name }) => name)).toEqual(['put-bookings', 'create-group', 'create-rooms']);
});

test('a form filled to its lengths fits, also where each character is escaped', () => {
  const text = (length: number) => `"${String.raw`\u00e9`.repeat(length)}"`;
  const lengths = { hotel_name: 100, hotel_address: 200, hotel_city: 50, contact_person_name: 50 };
  const fields = Object.entries(lengths).map(([name, length]) => `"${name}":${text(length)}`);
  expect(`{${fields.join(',')}}`.length).toBeLessThan(bodyLimitOf(registerHotelEndpoint));
});

test('a list without a maximum is refused when its endpoint is registered', () => {
  const endpoint = defineEndpoint({
    name: 'store-names',
    method: 'POST',
    path: '/names',
    access: 'signed-in',
    body: object({ names: array(string().max(10)) }),
    result: object(),
    fallbackMessage: 'Failed to store names',
  });
  expect(() => bodyLimitOf(endpoint)).toThrow('store-names: give the lists and texts of its body a maximum');
});
