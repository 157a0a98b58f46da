import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addDays, calendarDateIn } from '@suite/contracts/dates';
import { sql, type Database } from '@suite/database';
import { sumRevenueByMonth } from '../bookings/bookings.public.ts';
import {
  addStay,
  openDashboardTest,
  openHotel,
  type TestHotel,
} from '../testing/contexts/open-dashboard-test.ts';
import { findRates, replaceRates } from './rates.repository.ts';

const zone = 'Pacific/Kiritimati';
const thisMonth = `${calendarDateIn(zone, new Date()).slice(0, 7)}-01`;
const lastMonth = `${addDays(thisMonth, -1).slice(0, 7)}-01`;
let database: Database;
let drop: () => Promise<void>;
let hotel: TestHotel;

beforeAll(async () => {
  ({ database, drop } = await openDashboardTest());
});
afterAll(() => drop());
beforeEach(async () => {
  hotel = await openHotel(database, 'Atoll', { time_zone: zone });
  for (const checkin_date of [lastMonth, thisMonth]) {
    await addStay(database, { hotel_id: hotel.id, checkin_date, nights: 3, room_type: 'Double' });
  }
});

const put = (nightly_rate: number | null, currency = 'EUR') =>
  database.transaction((tx) =>
    replaceRates(tx, hotel.id, {
      currency,
      rates: nightly_rate === null ? [] : [{ room_type: 'Double', nightly_rate }],
    }),
  );
const monthPasses = () =>
  database.query(
    sql`update room_rates set set_month = set_month - interval '1 month' where hotel_id = ${hotel.id}`,
  );
const revenues = async () =>
  (
    await sumRevenueByMonth(
      database,
      { kind: 'hotel', hotel_id: hotel.id },
      { from: lastMonth, to: thisMonth },
    )
  ).map(({ currency, revenue, nights_without_rate }) => [currency, revenue, nights_without_rate]);

test('a rate keeps its three decimals', async () => {
  await put(12.345, 'KWD');
  expect((await revenues())[0]).toEqual(['KWD', 37.035, 0]);
});

describe('a rate', () => {
  test('that is the first speaks for the months before it, and is corrected while its month lasts', async () => {
    await put(80);
    expect(await revenues()).toEqual([
      ['EUR', 240, 0],
      ['EUR', 240, 0],
    ]);
    await put(90);
    expect(await revenues()).toEqual([
      ['EUR', 270, 0],
      ['EUR', 270, 0],
    ]);
  });

  test('that changes leaves the months before it alone, however often', async () => {
    await put(80);
    await monthPasses();
    for (const rate of [100, 80, 120]) await put(rate);
    expect(await revenues()).toEqual([
      ['EUR', 240, 0],
      ['EUR', 360, 0],
    ]);
    expect((await findRates(database, hotel.id)).rates).toEqual([{ room_type: 'Double', nightly_rate: 120 }]);
  });

  test('that is taken away is gone from this month on, and comes back', async () => {
    await put(80);
    await monthPasses();
    await put(null);
    expect(await revenues()).toEqual([
      ['EUR', 240, 0],
      ['EUR', 0, 3],
    ]);
    expect((await findRates(database, hotel.id)).rates).toEqual([]);
    await put(70);
    expect(await revenues()).toEqual([
      ['EUR', 240, 0],
      ['EUR', 210, 0],
    ]);
  });

  test('in another currency is not added to the old one', async () => {
    await put(80);
    await monthPasses();
    await put(80, 'CHF');
    expect(await revenues()).toEqual([
      ['EUR', 240, 0],
      ['CHF', 240, 0],
    ]);
  });
});
