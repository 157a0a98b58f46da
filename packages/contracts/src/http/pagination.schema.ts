import { boolean, number, object, type InferType } from 'yup';
import { queryNumberField } from '../forms/strict-fields.ts';

/** A page number of a list call, from 1. */
export const pageField = queryNumberField('Page')
  .min(1, 'Page must be at least 1')
  .max(1_000_000, 'Page must be at most 1000000')
  .default(1);

/** Rows a page, 1 to 100. */
export const limitField = queryNumberField('Limit')
  .min(1, 'Limit must be at least 1')
  .max(100, 'Limit must be at most 100')
  .default(10);

/**
 * The position of a page in its list. `total` counts every matching row; with `isEstimate` it is approximate, as in a
 * search for letters that most of a million rows have.
 */
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

/** The pagination of a page in `total` rows with `limit` rows a page. */
export function paginate(page: number, limit: number, total: number): Pagination {
  const totalPages = Math.ceil(total / limit);
  return { page, limit, total, totalPages, hasNext: page < totalPages, hasPrev: page > 1 };
}
