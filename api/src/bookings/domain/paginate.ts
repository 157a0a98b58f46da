import type { Pagination } from '@suite/contracts';

/** Where page `page` stands in `total` rows of `limit` a page. */
export function paginate(page: number, limit: number, total: number): Pagination {
  const totalPages = Math.ceil(total / limit);
  return { page, limit, total, totalPages, hasNext: page < totalPages, hasPrev: page > 1 };
}
