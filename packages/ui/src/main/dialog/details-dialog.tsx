import { useRef, type ReactNode } from 'react';
import { Button } from '../../core/button/button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import { EmptyState } from '../status/empty-state.tsx';
import { QueryContent, type ContentQuery } from '../status/query-content.tsx';
import { t } from '../../languages/catalog.ts';

export interface DetailsDialogProps<Thing> extends Omit<DialogProps, 'footer' | 'children'> {
  details: ContentQuery<Thing>;
  loadingText: string;
  /** Is shown above the server's message of a 404, for example `Booking 12 was not found`. */
  notFoundTitle?: string | undefined;
  actions?: ReactNode;
  children: (thing: Thing) => ReactNode;
}

export function DetailsDialog<Thing>({
  details,
  loadingText,
  notFoundTitle,
  actions,
  children,
  ...dialog
}: DetailsDialogProps<Thing>) {
  const close = useRef<HTMLButtonElement>(null);
  // Reading the fields here subscribes this component to them: the window that reads them may come after the answer.
  const { data, error, isFetching, refetch } = details;
  // Another request would not find the record either.
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
