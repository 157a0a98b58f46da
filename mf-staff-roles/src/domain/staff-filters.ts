import { readOrder, wholeNumberIn, type OrderFilters } from '@suite/contracts/forms';
import { staffSorts, type StaffSort } from '@suite/contracts/staff-roles';

/** `hotelId` is for users without a hotel of their own. */
export interface StaffFilters extends OrderFilters<StaffSort> {
  search: string;
  status: '' | 'active' | 'inactive';
  position: string;
  hotelId: number | null;
  page: number;
  limit: number;
}

export const unfiltered: StaffFilters = {
  search: '',
  status: '',
  position: '',
  hotelId: null,
  sort: '',
  order: '',
  page: 1,
  limit: 10,
};

export const longestSearch = 200;
const longestPosition = 100;

export function readStaffFilters(params: URLSearchParams): StaffFilters {
  const status = params.get('status');
  return {
    search: (params.get('search') ?? '').slice(0, longestSearch),
    status: status === 'active' || status === 'inactive' ? status : '',
    position: (params.get('position') ?? '').slice(0, longestPosition),
    hotelId: wholeNumberIn(params, 'hotelId', 2_147_483_647),
    ...readOrder(params, staffSorts),
    page: wholeNumberIn(params, 'page', 1_000_000) ?? unfiltered.page,
    limit: wholeNumberIn(params, 'limit', 100) ?? unfiltered.limit,
  };
}

export function countFilters({ search, status, position }: StaffFilters): number {
  return [search.trim(), status, position].filter(Boolean).length;
}

export function isFiltered(filters: StaffFilters): boolean {
  return countFilters(filters) > 0;
}
