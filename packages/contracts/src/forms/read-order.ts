export const sortDirections = ['asc', 'desc'] as const;

export type SortDirection = (typeof sortDirections)[number];

/** The order of a list in its filters; blank is the list's own. */
export interface OrderFilters<Sort extends string> {
  sort: '' | Sort;
  order: '' | SortDirection;
}

/** Reads the order of a list from a URL; a column that is none of `sorts` counts as absent. */
export function readOrder<Sort extends string>(
  params: URLSearchParams,
  sorts: readonly Sort[],
): OrderFilters<Sort> {
  const sort = sorts.find((name) => name === params.get('sort')) ?? '';
  return { sort, order: sort && (params.get('order') === 'desc' ? 'desc' : 'asc') };
}
