import type { TableProps } from 'antd';

export interface Pagination {
  pagination: { total: number };
}

export interface ListState {
  page: number;
  limit: number;
  sort?: string;
  order?: 'asc' | 'desc';
  [filter: string]: string | number | undefined;
}

export const firstPage: ListState = { page: 1, limit: 10 };

/** A list's state as the query of the API's lists. */
export function listQuery(state: ListState) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(state)) if (value) query.set(name, String(value));
  return query.toString();
}

/** Takes page and order from a table; the filters stay. */
export const onTableChange =
  <Row>(change: (with_: (state: ListState) => ListState) => void): TableProps<Row>['onChange'] =>
  ({ current = 1, pageSize = 10 }, _, sorter) => {
    const { field, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
    change(({ sort: _sort, order: _order, ...state }) => ({
      ...state,
      page: current,
      limit: pageSize,
      ...(order && { sort: String(field), order: order === 'descend' ? 'desc' : 'asc' }),
    }));
  };
