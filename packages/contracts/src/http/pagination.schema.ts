import { boolean, number, object, type InferType } from 'yup';
import { queryNumberField, textField } from '../forms/strict-fields.ts';
import { sortDirections, type SortDirection } from '../forms/search-params.ts';

export const pageField = queryNumberField('Page')
  .min(1, 'Page must be at least 1')
  .max(1_000_000, 'Page must be at most 1000000')
  .default(1);

export const limitField = queryNumberField('Limit')
  .min(1, 'Limit must be at least 1')
  .max(100, 'Limit must be at most 100')
  .default(10);

/** `total` counts every matching row; with `isEstimate` it is approximate. */
export const paginationSchema = object({
  page: number().required(),
  limit: number().required(),
  total: number().required(),
  totalPages: number().required(),
  hasNext: boolean().required(),
  hasPrev: boolean().required(),
  isEstimate: boolean(),
});
export type Pagination = InferType<typeof paginationSchema>;

export function paginate(page: number, limit: number, total: number): Pagination {
  const totalPages = Math.ceil(total / limit);
  return { page, limit, total, totalPages, hasNext: page < totalPages, hasPrev: page > 1 };
}

export interface ListOrder<Sort extends string> {
  sort?: '' | Sort | undefined;
  order?: '' | SortDirection | undefined;
}

const orderMessage = 'Order must be asc or desc';

/** Sorts ascending unless `order` is `desc`; without `sort` the list has its own order. */
export function listOrderSchema<Sort extends string>(sorts: readonly Sort[]) {
  const sortMessage = `Sort must be one of ${sorts.join(', ')}`;
  return object({
    sort: textField('Sort')
      .typeError(sortMessage)
      .oneOf(['' as const, ...sorts], sortMessage),
    order: textField('Order')
      .typeError(orderMessage)
      .oneOf(['' as const, ...sortDirections], orderMessage),
  });
}
