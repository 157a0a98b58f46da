import type { SortOrder } from 'antd/es/table/interface';

export interface Pagination {
  pagination: { total: number };
}

interface Paging {
  current?: number;
  pageSize?: number;
}

export function listQuery<Filters extends Paging>(asked: Filters, sort: Record<string, SortOrder>) {
  const { current, pageSize, ...filters } = asked;
  const [sorted] = Object.entries(sort).filter(([, order]) => order !== null);
  const query = new URLSearchParams({ page: String(current ?? 1), limit: String(pageSize ?? 10) });
  for (const [name, value] of Object.entries<unknown>(filters)) if (value) query.set(name, String(value));
  if (sorted) {
    query.set('sort', sorted[0]);
    query.set('order', sorted[1] === 'descend' ? 'desc' : 'asc');
  }
  return query.toString();
}
