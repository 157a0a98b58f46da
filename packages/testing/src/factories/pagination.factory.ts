import { paginate, type Pagination } from '@suite/contracts/http';

export const paginationFactory = {
  /** `total` counts rows and `limit` rows per page; the rest is computed like on the server. */
  build({
    page = 1,
    limit = 10,
    total = 0,
  }: Partial<Pick<Pagination, 'page' | 'limit' | 'total'>> = {}): Pagination {
    return paginate(page, limit, total);
  },
};
