import type { DataProvider, RaRecord } from 'react-admin';
import { callApi } from './call-api.ts';

interface Page {
  pagination: { total: number };
}

const lists: Record<string, { path: string; records: string }> = {
  bookings: { path: '/bookings', records: 'bookings' },
  hotels: { path: '/hotel/list', records: 'hotels' },
};

const notOffered = () => Promise.reject(new Error('This is not offered here'));

/** The API has pages, an order and filters of its own, which ra-data-simple-rest's `range` and `filter` do not fit. */
export const dataProvider = {
  async getList(resource, { pagination, sort, filter, signal }) {
    const list = lists[resource];
    if (!list) throw new Error(`There is no list of ${resource}`);
    const query = new URLSearchParams({
      ...(filter as Record<string, string>),
      page: String(pagination?.page ?? 1),
      limit: String(pagination?.perPage ?? 10),
      ...(sort?.field && { sort: sort.field, order: sort.order.toLowerCase() }),
    });
    const page = await callApi<Page & Record<string, RaRecord[]>>(`${list.path}?${query}`, { signal });
    return { data: page[list.records] ?? [], total: page.pagination.total };
  },
  async delete(resource, { id, previousData }) {
    await callApi(`/${resource}/${id}`, { method: 'DELETE' });
    return { data: previousData };
  },
  async deleteMany(resource, { ids }) {
    for (const id of ids) await callApi(`/${resource}/${id}`, { method: 'DELETE' });
    return { data: ids };
  },
  getOne: notOffered,
  getMany: notOffered,
  getManyReference: notOffered,
  create: notOffered,
  update: notOffered,
  updateMany: notOffered,
} as DataProvider;
