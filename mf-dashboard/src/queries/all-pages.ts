import type { Pagination } from '@suite/contracts/http';

/** The server allows at most this many rows per page. */
export const rowsAtOnce = 100;
const mostPages = 20;

/** Loads at most 2000 rows, for the choices of a select. */
export async function allPages<Row>(
  read: (page: number) => Promise<{ rows: readonly Row[]; pagination: Pagination }>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const { rows, pagination } = await read(page);
    all.push(...rows);
    if (!pagination.hasNext) break;
  }
  return all;
}
