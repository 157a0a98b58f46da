import type { QueryOf, ResultOf } from '@suite/contracts/http';
import type { listMonthsEndpoint } from '@suite/contracts/dashboard';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { sumRevenueByMonth } from '../../bookings/bookings.public.ts';
import { requireOwnHotel } from '../dashboard.policy.ts';
import { findMonthMoves } from '../months.repository.ts';

export async function listMonths(
  db: Database,
  caller: Caller,
  query: NonNullable<QueryOf<typeof listMonthsEndpoint>>,
): Promise<ResultOf<typeof listMonthsEndpoint>> {
  const hotel_id = requireOwnHotel(caller);
  const range = { from: `${query.from}-01`, to: `${query.to}-01` };
  const [moves, revenues] = await Promise.all([
    findMonthMoves(db, hotel_id, range),
    sumRevenueByMonth(db, { kind: 'hotel', hotel_id }, range),
  ]);
  return {
    months: moves.map((moved) => {
      const ofMonth = revenues.filter(({ month }) => month === moved.month);
      const nights_with_rate = ofMonth.reduce((sum, { priced_nights }) => sum + priced_nights, 0);
      const nights_without_rate = ofMonth.reduce((sum, row) => sum + row.nights_without_rate, 0);
      const nights = nights_with_rate + nights_without_rate;
      return {
        ...moved,
        nights,
        nights_with_rate,
        nights_without_rate,
        revenue: ofMonth.flatMap(({ currency, priced_nights, revenue }) =>
          currency && priced_nights > 0 ? [{ currency, revenue }] : [],
        ),
        occupancy: moved.room_nights > 0 ? Math.round((nights / moved.room_nights) * 1_000) / 10 : null,
      };
    }),
  };
}
