/** What the list of staff is narrowed to; blank means not narrowed. */
export interface StaffFilters {
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
  page: 1,
  limit: 10,
};
