import type { ReactNode } from 'react';
import { Banner } from '../core/banner.tsx';
import { Button } from '../core/button.tsx';
import { Spinner } from '../core/spinner.tsx';
import styles from './details-dialog.module.css';
import { Dialog, type DialogProps } from './dialog.tsx';
import { Icon } from './icon.tsx';

/** Props of {@link DetailsDialog}. */
export interface DetailsDialogProps<Thing> extends Omit<DialogProps, 'footer' | 'children'> {
  /** The query behind what is shown. */
  details: {
    data: Thing | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  loadingText: string;
  /** Buttons before Close. */
  actions?: ReactNode;
  children: (thing: Thing) => ReactNode;
}

/** Everything about one thing, as it is now: loading, failed with the way to try again, or shown. */
export function DetailsDialog<Thing>({
  details,
  loadingText,
  actions,
  children,
  ...dialog
}: DetailsDialogProps<Thing>) {
  const { data, error, isFetching, refetch } = details;
  return (
    <Dialog
      {...dialog}
      footer={
        <>
          {actions}
          <Button autoFocus onClick={dialog.onClose}>
            Close
          </Button>
        </>
      }
    >
      {data ? children(data) : null}
      {!data && isFetching ? <Spinner text={loadingText} /> : null}
      {!data && !isFetching && error ? (
        <div className={styles.failed}>
          <Banner tone="error">{error.message}</Banner>
          <Button icon={<Icon name="reload" />} onClick={() => void refetch()}>
            Try Again
          </Button>
        </div>
      ) : null}
    </Dialog>
  );
}
