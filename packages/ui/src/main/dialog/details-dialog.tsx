import { useRef, type ReactNode } from 'react';
import { Button } from '../../core/button/button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import { EmptyState } from '../status/empty-state.tsx';
import { QueryContent, type ContentQuery } from '../status/query-content.tsx';
import { t } from '../../languages/catalog.ts';

/** Props of {@link DetailsDialog}. */
export interface DetailsDialogProps<Thing> extends Omit<DialogProps, 'footer' | 'children'> {
  /** The query behind what is shown. */
  details: ContentQuery<Thing>;
  loadingText: string;
  /** What is said when there is no such record for the caller, above the server's message: `Booking 12 was not found`. */
  notFoundTitle?: string | undefined;
  /** Buttons before Close. */
  actions?: ReactNode;
  children: (thing: Thing) => ReactNode;
}

/** The details of one record: loading, failed with a button to retry, or shown. */
export function DetailsDialog<Thing>({
  details,
  loadingText,
  notFoundTitle,
  actions,
  children,
  ...dialog
}: DetailsDialogProps<Thing>) {
  const close = useRef<HTMLButtonElement>(null);
  // A query tells its component of changes of the fields that it has read. The window, and with it what reads them all, may come
  // after the answer.
  const { data, error, isFetching, refetch } = details;
  // Asking again would not bring it back.
  const isNotFound =
    notFoundTitle !== undefined && error !== null && 'status' in error && error.status === 404;
  return (
    <Dialog
      {...dialog}
      initialFocus={close}
      footer={
        <>
          {isNotFound ? null : actions}
          <Button ref={close} onClick={dialog.onClose}>
            {t('Close')}
          </Button>
        </>
      }
    >
      {isNotFound ? (
        <EmptyState icon="search" title={notFoundTitle} text={error.message} />
      ) : (
        <QueryContent query={{ data, error, isFetching, refetch }} loadingText={loadingText}>
          {children}
        </QueryContent>
      )}
    </Dialog>
  );
}
