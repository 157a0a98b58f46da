import { paginate, type Pagination } from '@suite/contracts/http';

/** Builds the pagination of an answer. */
export const paginationFactory = {
  /** Where `page` stands in `total` rows of `limit` a page; the rest is computed as the server computes it. */
  build({
    page = 1,
    limit = 10,
    total = 0,
  }: Partial<Pick<Pagination, 'page' | 'limit' | 'total'>> = {}): Pagination {
    return paginate(page, limit, total);
  },
};
