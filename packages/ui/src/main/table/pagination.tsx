import { Button } from '../../core/button/button.tsx';
import { pageWindow, type PageWindow } from './page-window.ts';
import styles from './pagination.module.css';

/** Props of {@link Pagination}. */
export interface PaginationProps {
  /** Counted from 1. */
  page: number;
  /** Rows on a page. */
  limit: number;
  /** Rows on all pages. */
  total: number;
  totalPages: number;
  /** `total` is about right only. */
  isEstimate?: boolean | undefined;
  onChange: (page: number) => void;
  window?: PageWindow | undefined;
}

/** The current page and buttons for others; renders nothing for a single page. */
export function Pagination({
  page,
  limit,
  total,
  totalPages,
  isEstimate = false,
  onChange,
  window = 'leading',
}: PaginationProps) {
  if (totalPages <= 1) return null;
  const first = Math.min((page - 1) * limit + 1, total);
  const last = Math.min(page * limit, total);
  return (
    <nav className={styles.bar} aria-label="Pagination">
      <p className={styles.text} role="status">
        {`Showing ${first} to ${last} of ${isEstimate ? 'about ' : ''}${total} results`}
      </p>
      <div className={styles.buttons}>
        <Button disabled={page <= 1} onClick={() => onChange(page - 1)}>
          Previous
        </Button>
        <div className={styles.pages}>
          {pageWindow(page, totalPages, window).map((number) => (
            <Button
              key={number}
              variant={number === page ? 'primary' : 'secondary'}
              aria-label={`Page ${number}`}
              {...(number === page ? { 'aria-current': 'page' as const } : {})}
              onClick={() => onChange(number)}
            >
              {number}
            </Button>
          ))}
        </div>
        <Button disabled={page >= totalPages} onClick={() => onChange(page + 1)}>
          Next
        </Button>
      </div>
    </nav>
  );
}
