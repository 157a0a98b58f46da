import { holdsWords, readOrder, wholeNumberIn, type OrderFilters } from '@suite/contracts/forms';
import { hotelSorts, hotelStatuses, type Hotel, type HotelSort } from '@suite/contracts/hotels';

export interface HotelListFilters extends OrderFilters<HotelSort> {
  search: string;
  /** `page` searches the loaded page, `all` searches on the server. */
  in: 'page' | 'all';
  status: 'all' | (typeof hotelStatuses)[number];
  page: number;
  limit: number;
}

export const unfiltered: HotelListFilters = {
  search: '',
  in: 'page',
  status: 'all',
  sort: '',
  order: '',
  page: 1,
  limit: 10,
};

export const longestSearch = 200;

/** Treats invalid values as absent. */
export function readHotelFilters(params: URLSearchParams): HotelListFilters {
  // Trailing spaces are kept, because slow typing would lose the space between two words.
  const search = (params.get('search') ?? '').trimStart().slice(0, longestSearch);
  return {
    search,
    in: search && params.get('in') === 'all' ? 'all' : 'page',
    status: hotelStatuses.find((status) => status === params.get('status')) ?? 'all',
    ...readOrder(params, hotelSorts),
    page: wholeNumberIn(params, 'page', 1_000_000) ?? unfiltered.page,
    limit: wholeNumberIn(params, 'limit', 100) ?? unfiltered.limit,
  };
}

export function countFilters({ search, status }: HotelListFilters): number {
  return [search !== '', status !== 'all'].filter(Boolean).length;
}

export function isFiltered(filters: HotelListFilters): boolean {
  return countFilters(filters) > 0;
}

/** Returns all hotels if the server has searched itself. */
export function searchPage(hotels: readonly Hotel[], filters: HotelListFilters): readonly Hotel[] {
  if (filters.in === 'all') return hotels;
  return hotels.filter(({ hotel_name, hotel_email, hotel_city }) =>
    holdsWords(`${hotel_name} ${hotel_email} ${hotel_city}`, filters.search),
  );
}
