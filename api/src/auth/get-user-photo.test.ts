import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import sharp from 'sharp';
import { insertHotel, insertUser } from '../testing/contexts/insert-user.ts';
import { openAccountTest, type AccountTest, type Headers } from '../testing/contexts/open-account-test.ts';
import { photoFactory } from '../testing/contexts/photo.factory.ts';
import { startPhotoServer, type PhotoServer } from '../testing/processes/start-photo-server.ts';

let server: AccountTest;
let stranger: PhotoServer;
let ana: Headers;
let ben: Headers;

beforeAll(async () => {
  server = await openAccountTest();
  stranger = await startPhotoServer((request, response) => {
    if (request.url?.startsWith('/missing')) response.writeHead(404);
    response.end(request.url?.endsWith('.svg') ? photoFactory.script() : photoFactory.plain());
  });
  for (const [hotel, usr_email] of [
    ['Seaview', 'ana@seaview.test'],
    ['Hillside', 'ben@hillside.test'],
  ] as const) {
    const hotel_id = await insertHotel(server.database, hotel);
    await insertUser(server.database, { usr_email, hotel_id, permissions: ['manage_hotel'] });
  }
  ana = await server.signIn('ana@seaview.test');
  ben = await server.signIn('ben@hillside.test');
});
afterAll(async () => {
  stranger.close();
  await server.close();
});
beforeEach(async () => {
  stranger.calls.length = 0;
  await server.database.query(sql`update users set usr_photo = null`);
});

async function setPhoto(address: string): Promise<string> {
  const answer = await server.change(ana, { usr_photo: address });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ result: { photo_version: string } }>().result.photo_version;
}
const photo = (headers: Headers = ana, query = '') => server.call('GET', `/auth/user-photo${query}`, headers);

test('the photo comes from this origin as a small WebP that one browser keeps', async () => {
  await setPhoto(`${stranger.url}/ana.jpg`);
  const answer = await photo();
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, max-age=3600',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    etag: expect.stringMatching(/^"[\w-]{43}"$/),
  });
  const drawn = await sharp(answer.rawPayload).metadata();
  expect(drawn).toMatchObject({ format: 'webp', width: 256, height: 256 });

  const again = await photo({ ...ana, 'if-none-match': String(answer.headers['etag']) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await photo()).rawPayload).toEqual(answer.rawPayload);
  expect(stranger.calls).toEqual(['/ana.jpg']);
});

test('another address is another photo with another version, fetched once however many ask', async () => {
  const before = await setPhoto(`${stranger.url}/before.jpg`);
  await photo();
  const after = await setPhoto(`${stranger.url}/after.jpg`);
  expect(after).not.toBe(before);
  const answers = await Promise.all([photo(), photo(), photo()]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(stranger.calls).toEqual(['/before.jpg', '/after.jpg']);
});

test.each(['/missing.jpg', '/drawing.svg'])('%s is no photo, which is asked for once', async (path) => {
  await setPhoto(`${stranger.url}${path}`);
  for (const answer of [await photo(), await photo()]) {
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({ errorType: 'NOT_FOUND' });
    expect(answer.body).not.toContain('127.0.0.1');
  }
  expect(stranger.calls).toEqual([path]);
});

test.each(['https://10.0.0.1/me.jpg', 'http://169.254.169.254/latest/meta-data', 'https://[fd00::1]/me.jpg'])(
  '%s is not called',
  async (address) => {
    // Such addresses could be stored before they were refused.
    await server.database.query(
      sql`update users set usr_photo = ${address} where usr_email = 'ana@seaview.test'`,
    );
    expect((await photo()).statusCode).toBe(404);
  },
);

test('a caller can neither read the photo of another user nor name an address', async () => {
  const version = await setPhoto(`${stranger.url}/own.jpg`);
  await photo();
  expect((await photo(ben, `?version=${version}`)).statusCode).toBe(404);
  expect((await photo({})).statusCode).toBe(401);
  const named = await photo(ben, `?usr_photo=${encodeURIComponent(`${stranger.url}/other.jpg`)}`);
  expect(named.statusCode).not.toBe(200);
  expect(stranger.calls).toEqual(['/own.jpg']);
  const ofSame = await server.change(ben, { usr_photo: `${stranger.url}/own.jpg` });
  expect(ofSame.json().result.photo_version).not.toBe(version);
});

test('a profile without a photo has no version', async () => {
  const { result } = (await server.call('GET', '/auth/user-profile', ana)).json();
  expect(result.photo_version).toBeNull();
  expect((await photo()).statusCode).toBe(404);
});
