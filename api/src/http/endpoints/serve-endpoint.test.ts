import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { number, object, string } from 'yup';
import { defineEndpoint } from '@suite/contracts/http';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { insertHotel, insertUser } from '../../testing/contexts/insert-user.ts';
import { serveEndpoint, servePublicEndpoint } from './serve-endpoint.ts';

const renameRoom = defineEndpoint({
  name: 'rename-room',
  method: 'PUT',
  path: '/rooms/{id}',
  access: { anyOf: ['manage_hotel'] },
  params: object({ id: number().integer().required() }),
  body: object({ name: string().max(100).trim().required('Name is required') }).noUnknown(),
  result: object({ id: number().required(), name: string().required(), renamed_at: string().required() }),
  fallbackMessage: 'Failed to rename the room',
});
const breakDown = defineEndpoint({
  name: 'break-down',
  method: 'GET',
  path: '/break-down',
  access: 'public',
  result: object({}),
  fallbackMessage: 'Failed',
});
const writes: number[] = [];
let unreadableResults = 1;
const writeOnce = {
  ...defineEndpoint({
    name: 'write-once',
    method: 'POST',
    path: '/write-once',
    access: 'public',
    result: object({ writes: number().required() }),
    fallbackMessage: 'Failed to write',
    errors: [],
  }),
  get result() {
    if (unreadableResults-- > 0) throw new Error('The serializer could not be loaded.');
    return object({ writes: number().required() });
  },
};
const failure: { thrown: unknown } = { thrown: undefined };

let server: TestApp;
let admin: { cookie: string; origin: string };
let staff: { cookie: string; origin: string };

beforeAll(async () => {
  server = await createTestApp();
  serveEndpoint(server.app, renameRoom, async ({ params, body, caller }) => ({
    message: `Renamed by ${caller.user_id}`,
    result: { ...params, ...body, renamed_at: new Date(0), secret: 'not declared' },
  }));
  servePublicEndpoint(server.app, breakDown, async () => {
    throw failure.thrown;
  });
  servePublicEndpoint(server.app, writeOnce, async () => ({
    message: 'Written',
    result: { writes: writes.push(1) },
  }));
  const hotel_id = await insertHotel(server.database, 'Seaview');
  await insertUser(server.database, { usr_email: 'a@suite.test', hotel_id, permissions: ['manage_hotel'] });
  await insertUser(server.database, { usr_email: 's@suite.test', hotel_id, permissions: ['create_staff'] });
  admin = await server.signIn('a@suite.test');
  staff = await server.signIn('s@suite.test');
});
afterAll(() => server.close());

const put = (headers: Record<string, string>, payload: unknown, url = '/api/rooms/7') =>
  server.app.inject({ method: 'PUT', url, headers, payload: payload as object });

describe('an endpoint', () => {
  test('answers in the envelope with the declared fields alone', async () => {
    const answer = await put(admin, { name: ' Blue ' });
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      success: true,
      message: expect.stringMatching(/^Renamed by \d+$/),
      result: { id: 7, name: 'Blue', renamed_at: '1970-01-01T00:00:00.000Z' },
    });
  });

  test('refuses callers without its permissions, and without a session', async () => {
    const denied = await put(staff, { name: 'Blue' });
    expect(denied.statusCode).toBe(403);
    expect(denied.json()).toEqual({
      success: false,
      message: 'You do not have permission to do this.',
      code: 'PERMISSION_DENIED',
      errorType: 'PERMISSION_DENIED',
    });
    expect((await put({}, { name: 'Blue' })).json()).toMatchObject({ errorType: 'UNAUTHENTICATED' });
  });

  test('names the wrong fields', async () => {
    const answer = await put(admin, { name: '', colour: 'red' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      success: false,
      message: 'Name is required',
      errorType: 'VALIDATION_ERROR',
      errors: [
        { field: 'name', message: 'Name is required' },
        { field: 'colour', message: 'Unknown field: colour' },
      ],
    });
  });

  test('checks its path parameters', async () => {
    expect((await put(admin, { name: 'Blue' }, '/api/rooms/seven')).json()).toMatchObject({
      errors: [{ field: 'id', message: 'id must be a number' }],
    });
  });
});

describe('an error', () => {
  test.each([
    ['an unexpected error', new Error('select secret from users'), 500, 'INTERNAL_ERROR'],
    ['something that is no error', 'secret', 500, 'INTERNAL_ERROR'],
    ['a lost database', Object.assign(new Error('secret'), { code: 'ECONNREFUSED' }), 503, 'UNAVAILABLE'],
    ['a number beyond its column', Object.assign(new Error('secret'), { code: '22003' }), 400, 'BAD_REQUEST'],
  ])('is told in plain words: %s', async (_case, thrown, status, errorType) => {
    failure.thrown = thrown;
    const answer = await server.app.inject('/api/break-down');
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ success: false, message: expect.any(String), errorType });
    expect(answer.body).not.toContain('secret');
  });

  test('is logged with the id of the request', async () => {
    failure.thrown = new Error('the reason');
    await server.app.inject('/api/break-down');
    expect(JSON.parse(server.logLines.at(-1) ?? '')).toMatchObject({
      reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      err: { message: 'the reason', stack: expect.stringContaining('serve-endpoint.test') },
    });
    expect(server.logLines.join()).not.toContain('suite_access');
  });
});

test('an answer that cannot be serialized is refused before the write, and the next call tries again', async () => {
  const write = () => server.app.inject({ method: 'POST', url: '/api/write-once' });
  expect([(await write()).statusCode, writes]).toEqual([500, []]);
  expect((await write()).json()).toMatchObject({ success: true, result: { writes: 1 } });
});
