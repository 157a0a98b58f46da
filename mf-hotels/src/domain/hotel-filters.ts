import { hotelStatuses } from '@suite/contracts';
import { wholeNumberIn } from '@suite/remote-kit';

/** What the list of hotels is narrowed to. */
export interface HotelListFilters {
  search: string;
  /** Where `search` looks: at the hotels of the loaded page, or through all hotels on the server. */
  in: 'page' | 'all';
  status: 'all' | (typeof hotelStatuses)[number];
  page: number;
  limit: number;
}

export const unfiltered: HotelListFilters = { search: '', in: 'page', status: 'all', page: 1, limit: 10 };

export const longestSearch = 200;

/** Reads the filters from a URL; whatever does not make sense there counts as absent. */
export function readHotelFilters(params: URLSearchParams): HotelListFilters {
  const search = (params.get('search') ?? '').trim().slice(0, longestSearch);
  return {
    search,
    in: search && params.get('in') === 'all' ? 'all' : 'page',
    status: hotelStatuses.find((status) => status === params.get('status')) ?? 'all',
    page: wholeNumberIn(params, 'page', 1_000_000) ?? unfiltered.page,
    limit: wholeNumberIn(params, 'limit', 100) ?? unfiltered.limit,
  };
}

/** True when the list is narrowed, whichever page of it is shown. */
export function isFiltered({ search, status }: HotelListFilters): boolean {
  return search !== '' || status !== 'all';
}
