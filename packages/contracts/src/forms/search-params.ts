export const sortDirections = ['asc', 'desc'] as const;
export type SortDirection = (typeof sortDirections)[number];

export interface OrderFilters<Sort extends string> {
  sort: '' | Sort;
  order: '' | SortDirection;
}

export function readOrder<Sort extends string>(
  params: URLSearchParams,
  sorts: readonly Sort[],
): OrderFilters<Sort> {
  const sort = sorts.find((name) => name === params.get('sort')) ?? '';
  return { sort, order: sort && (params.get('order') === 'desc' ? 'desc' : 'asc') };
}

export function wholeNumberIn(params: URLSearchParams, name: string, most: number): number | null {
  const text = params.get(name) ?? '';
  const value = Number(text);
  return /^\d+$/.test(text) && value >= 1 && value <= most ? value : null;
}
