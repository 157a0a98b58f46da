import { ApiCaller, cookiesOf, signInByApi } from '../suite/api-caller.ts';
import { newStay } from '../pages/create-booking.page.ts';
import { dayIn, daysAfter } from '../suite/calendar.ts';
import { expect, test } from '../suite/test.ts';

interface Page {
  bookings: { id: number; hotel_name: string }[];
  pagination: { total: number };
  userRole: string;
  hotelId: number | null;
}

const tomorrow = dayIn('UTC', 1);
const booking = () => ({
  ...newStay(tomorrow, daysAfter(tomorrow, 2)),
  no_nights: 2,
  passengers: [] as unknown,
});

test.describe('Over plain HTTP, bookings', () => {
  test('of another hotel are out of reach, whichever hotel is asked for', async ({ suite }) => {
    const alpine = await signInByApi(suite.url, 'admin@alpine.test');
    const before = new Map<string, unknown>();
    for (const account of ['admin@seaview.test', 'staff@seaview.test'] as const) {
      const { caller } = await signInByApi(suite.url, account);
      before.set(account, (await caller.get('/bookings/stats')).body.result);
    }
    const theirs = booking();
    expect((await alpine.caller.post('/bookings', theirs)).status).toBe(201);

    for (const [account, stats] of before) {
      const { caller, user } = await signInByApi(suite.url, account as 'admin@seaview.test');
      const foreign = await caller.get<Page>(`/bookings?hotelId=${alpine.user.hotelId}&limit=100`);
      expect(foreign.body.result.bookings).toEqual([]);
      expect(foreign.body.result.hotelId).toBe(user.hotelId);
      const found = await caller.get<Page>(`/bookings?search=${theirs.email}`);
      expect(found.body.result.pagination.total).toBe(0);
      const own = await caller.get<Page>('/bookings?limit=100');
      expect(new Set(own.body.result.bookings.map(({ hotel_name }) => hotel_name))).toEqual(
        new Set(['Seaview']),
      );
      expect((await caller.get('/bookings/stats')).body.result).toEqual(stats);
      const planted = await caller.post('/bookings', { ...booking(), hotel_id: alpine.user.hotelId });
      expect(planted.status).toBe(404);
      expect(planted.body.errorType).toBe('HOTEL_NOT_FOUND');
    }
    const superAdmin = await signInByApi(suite.url, 'superadmin@demo.test');
    const all = await superAdmin.caller.get<Page>(`/bookings?search=${theirs.email}`);
    expect(all.body.result).toMatchObject({
      pagination: { total: 1 },
      userRole: 'Super Admin',
      hotelId: null,
    });
  });

  const refused: [string, object, string, string][] = [
    ['no name', { name: ' ' }, 'name', 'Name is required'],
    ['no e-mail', { email: '' }, 'email', 'Email is required'],
    ['an e-mail without @', { email: 'nobody' }, 'email', 'Valid email is required'],
    ['no check-in', { checkin_date: '' }, 'checkin_date', 'Check-in date is required'],
    ['no check-out', { checkout_date: '' }, 'checkout_date', 'Check-out date is required'],
    ['no room', { room_type: '' }, 'room_type', 'Room type is required'],
    [
      'a check-in that is past everywhere',
      { checkin_date: daysAfter(tomorrow, -3), checkout_date: tomorrow, no_nights: 3 },
      'checkin_date',
      'Check-in date cannot be in the past',
    ],
    [
      'a check-out on the day of check-in',
      { checkout_date: tomorrow },
      'checkout_date',
      'Check-out date must be after check-in date',
    ],
    [
      'nights unlike the dates',
      { no_nights: 5 },
      'no_nights',
      'Nights seem incorrect. Expected around 2 nights for selected dates.',
    ],
    [
      'one guest too many',
      { room_type: 'Single', passengers: [1, 2, 3].map((n) => ({ name: `Guest ${n}`, type: 'Adult' })) },
      'passengers',
      'Maximum 2 passengers allowed for Single room',
    ],
    [
      'a guest without name',
      { passengers: [{ name: '', type: 'Adult' }] },
      'passengers[0].name',
      'Name is required',
    ],
    [
      'a guest without type',
      { passengers: [{ name: 'Ada', type: '' }] },
      'passengers[0].type',
      'Type is required',
    ],
  ];

  test('are refused for what the form refuses, and nothing is written', async ({ suite }) => {
    const { caller } = await signInByApi(suite.url, 'staff@seaview.test');
    const count = async () => (await caller.get<Page>('/bookings')).body.result.pagination.total;
    const before = await count();
    for (const [reason, change, field, message] of refused) {
      const { status, body } = await caller.post('/bookings', { ...booking(), ...change });
      expect(status, reason).toBe(400);
      expect(body.errorType, reason).toBe('VALIDATION_ERROR');
      expect(body.errors, reason).toContainEqual({ field, message });
    }
    expect(await count()).toBe(before);
  });

  test('are made only by those who may', async ({ suite }) => {
    for (const account of ['none@seaview.test', 'roles@seaview.test'] as const) {
      const { caller } = await signInByApi(suite.url, account);
      const { status, body } = await caller.post('/bookings', booking());
      expect([status, body.errorType]).toEqual([403, 'PERMISSION_DENIED']);
    }
    const staff = await signInByApi(suite.url, 'staff@seaview.test');
    const stay = booking();
    expect((await staff.caller.post('/bookings', stay)).status).toBe(201);
    const twice = await staff.caller.post('/bookings', { ...stay, email: stay.email.toUpperCase() });
    expect([twice.status, twice.body.errorType]).toEqual([409, 'DATE_RANGE_CONFLICT']);
    const forced = await staff.caller.post('/bookings', { ...stay, allow_overlap: true });
    expect(forced.status).toBe(403);
  });
});

test.describe('Over plain HTTP, a session', () => {
  const reads = ['/auth/user-profile', '/bookings', '/bookings/stats'];

  test('works by cookie alone and by token alone, and nothing works without', async ({ suite }) => {
    const { cookies, caller: byToken } = await signInByApi(suite.url, 'staff@seaview.test');
    const cookie = Object.entries(cookies)
      .map((pair) => pair.join('='))
      .join('; ');
    const byCookie = new ApiCaller(suite.url, { cookie, origin: suite.url });
    const visitor = new ApiCaller(suite.url);
    for (const path of reads) {
      expect((await byCookie.get(path)).status, path).toBe(200);
      expect((await byToken.get(path)).status, path).toBe(200);
      expect((await visitor.get(path)).status, path).toBe(401);
    }
    expect((await byCookie.post('/bookings', booking())).status).toBe(201);
    expect((await byToken.post('/bookings', booking())).status).toBe(201);
    expect((await visitor.post('/bookings', booking())).status).toBe(401);
    expect((await visitor.post('/auth/logout', {})).status).toBe(401);
    expect((await byCookie.post('/auth/logout', {})).status).toBe(200);
    expect((await byToken.get('/auth/user-profile')).status).toBe(401);
  });

  test('that expired renews itself once more, until its owner leaves', async ({ suite }) => {
    const { refreshToken } = await signInByApi(suite.url, 'staff@seaview.test');
    const expired = new ApiCaller(suite.url, { cookie: `suite_refresh=${refreshToken}` });
    const refused = await expired.get('/bookings');
    expect(refused.status).toBe(401);
    expect(refused.body).toMatchObject({ success: false, tokenExpired: true });
    const renewed = cookiesOf(refused.headers);
    expect(Object.keys(renewed).sort()).toEqual(['suite_access', 'suite_refresh']);
    const cookie = `suite_access=${renewed['suite_access']}; suite_refresh=${renewed['suite_refresh']}`;
    const again = new ApiCaller(suite.url, { cookie, origin: suite.url });
    expect((await again.get('/bookings')).status).toBe(200);

    expect((await again.post('/auth/logout', {})).status).toBe(200);
    for (const token of [refreshToken, renewed['suite_refresh']]) {
      const dead = await new ApiCaller(suite.url, { cookie: `suite_refresh=${token}` }).get('/bookings');
      expect(dead.status).toBe(401);
      expect(dead.body.tokenExpired).toBeUndefined();
    }
  });
});
