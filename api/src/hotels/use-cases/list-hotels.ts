import { paginate, type ListOrder } from '@suite/contracts/http';
import type { HotelFilters, HotelSort } from '@suite/contracts/hotels';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { countHotels, findHotels } from '../hotel-lists.repository.ts';
import { requireReviewer } from '../hotels.policy.ts';

export async function listHotels(
  db: Database,
  caller: Caller,
  {
    page,
    limit,
    sort,
    order,
    ...filters
  }: HotelFilters & ListOrder<HotelSort> & { page: number; limit: number },
) {
  requireReviewer(caller);
  const [hotels, total] = await Promise.all([
    findHotels(db, { ...filters, order: { sort, order } }, { skip: (page - 1) * limit, take: limit }),
    countHotels(db, filters),
  ]);
  return { hotels, pagination: paginate(page, limit, total) };
}
