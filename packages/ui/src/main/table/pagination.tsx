import { Button } from '../../core/button/button.tsx';
import { Select } from '../field/select.tsx';
import { t, tn } from '../../languages/catalog.ts';
import styles from './pagination.module.css';

export interface PaginationProps {
  page: number;
  limit: number;
  total: number;
  totalPages: number;
  isEstimate?: boolean | undefined;
  onChange: (page: number) => void;
  window?: PageWindow | undefined;
  onLimitChange?: ((limit: number) => void) | undefined;
}

const pageSizes = [10, 25, 50, 100];

export function Pagination({
  page,
  limit,
  total,
  totalPages,
  isEstimate = false,
  onChange,
  window = 'leading',
  onLimitChange,
}: PaginationProps) {
  const choosesLimit = onLimitChange !== undefined && total > Math.min(limit, ...pageSizes);
  if (totalPages <= 1 && !choosesLimit) return null;
  const first = Math.min((page - 1) * limit + 1, total);
  const last = Math.min(page * limit, total);
  return (
    <nav className={styles.bar} aria-label={t('Pagination')}>
      <p className={styles.text} role="status">
        {describeRows(first, last, total, isEstimate)}
      </p>
      {choosesLimit ? <PageSize limit={limit} onChange={onLimitChange} /> : null}
      {totalPages > 1 ? (
        <div className={styles.buttons}>
          <Button disabled={page <= 1} onClick={() => onChange(page - 1)}>
            {t('Previous')}
          </Button>
          <div className={styles.pages}>
            {pageWindow(page, totalPages, window).map((number) => (
              <Button
                key={number}
                variant={number === page ? 'primary' : 'secondary'}
                aria-label={t('Page {number}', { number })}
                {...(number === page ? { 'aria-current': 'page' as const } : {})}
                onClick={() => onChange(number)}
              >
                {number}
              </Button>
            ))}
          </div>
          <Button disabled={page >= totalPages} onClick={() => onChange(page + 1)}>
            {t('Next')}
          </Button>
        </div>
      ) : null}
    </nav>
  );
}

function describeRows(first: number, last: number, total: number, isEstimate: boolean): string {
  const rows = { first, last };
  return isEstimate
    ? tn(
        total,
        'Showing {first} to {last} of about {count} results',
        'Showing {first} to {last} of about {count} results',
        rows,
      )
    : tn(
        total,
        'Showing {first} to {last} of {count} results',
        'Showing {first} to {last} of {count} results',
        rows,
      );
}

function PageSize({ limit, onChange }: { limit: number; onChange: (limit: number) => void }) {
  // A link may contain any number of rows.
  const sizes = [...new Set([...pageSizes, limit])].sort((one, other) => one - other);
  return (
    <div className={styles.size}>
      <Select
        label={t('Rows per page')}
        value={String(limit)}
        options={sizes.map((size) => ({
          value: String(size),
          label: t('{count} per page', { count: size }),
        }))}
        onChange={(size) => onChange(Number(size))}
      />
    </div>
  );
}

/** `leading` begins two before the current page, `centered` has the current page in the middle. */
export type PageWindow = 'leading' | 'centered';

const MOST_BUTTONS = 5;

function pageWindow(page: number, totalPages: number, window: PageWindow): number[] {
  const first = window === 'leading' ? page - 2 : Math.min(page - 2, totalPages - MOST_BUTTONS + 1);
  const start = Math.max(1, first);
  const count = Math.max(0, Math.min(MOST_BUTTONS, totalPages - start + 1));
  return Array.from({ length: count }, (_, index) => start + index);
}
