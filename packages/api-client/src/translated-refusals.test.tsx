import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { defineEndpoint } from '@suite/contracts/http';
import { changeLanguage, provideMessages } from '@suite/i18n';
import { AxiosError } from 'axios';
import { object } from 'yup';
import { answerThrough, callEndpoint } from './call-endpoint.ts';

const createRole = defineEndpoint({
  name: 'create-role',
  method: 'POST',
  path: '/roles',
  access: 'signed-in',
  result: object({}),
  fallbackMessage: 'Failed to create role',
  errors: ['CONFLICT'],
});

provideMessages({
  de: () => import('@suite/contracts/messages/de.json'),
  fr: () => import('@suite/contracts/messages/fr.json'),
  es: () => import('@suite/contracts/messages/es.json'),
  it: () => import('@suite/contracts/messages/it.json'),
  ar: () => import('@suite/contracts/messages/ar.json'),
});

beforeEach(() => changeLanguage('de'));
afterEach(() => changeLanguage('en'));

function refusedWith(refusal: object) {
  const data = { success: false, errorType: 'CONFLICT', ...refusal };
  answerThrough(async (config) => {
    const response = { status: 409, data, statusText: '', headers: {}, config };
    throw new AxiosError('refused', undefined, config, null, response);
  });
  return expect(callEndpoint(createRole, {})).rejects;
}

const message = 'There is a role named Bookings already.';
const params = { role_name: 'Bookings' };

test('a refusal is translated by its code, and the name of a role in it is not', async () => {
  const refusal = { message, code: 'ROLE_NAME_TAKEN', params };
  const translated = 'Es gibt bereits eine Rolle namens Bookings.';
  await refusedWith({ ...refusal, errors: [{ field: 'role_name', ...refusal }] }).toMatchObject({
    message: translated,
    errors: [{ field: 'role_name', message: translated }],
  });
});

test.each([
  ['an older server, without a code', {}],
  ['a newer server, with an unknown code', { code: 'NEWER', params }],
])('a refusal of %s is shown in English', async (_, more) => {
  await refusedWith({ message, ...more }).toMatchObject({ message });
});

test('a server that sends a text of ours without a code has it translated whole', async () => {
  await refusedWith({ message: 'The request is too large.' }).toMatchObject({
    message: 'Die Anfrage ist zu groß.',
  });
});

test('dates, counts and texts of ours are shown in the language of the page', async () => {
  const room = { room_number: 'Clean', day: { date: '2027-03-05' }, bookings: 2, rooms: 0 };
  const refusal = {
    message: 'Room Clean is still needed',
    code: 'ROOM_NEEDED',
    params: { ...room, room_type: { texts: ['Single'] } },
  };
  await refusedWith(refusal).toMatchObject({
    message: expect.stringContaining(
      'Zimmer Clean wird noch gebraucht: Am 05.03.2027 gäbe es 2 Buchungen und kein Zimmer vom Typ Einzelzimmer.',
    ),
  });
});
