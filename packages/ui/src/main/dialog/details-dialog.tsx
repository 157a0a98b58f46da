import { useRef, type ReactNode } from 'react';
import { Banner } from '../../core/status/banner.tsx';
import { Button } from '../../core/button/button.tsx';
import { Spinner } from '../../core/status/spinner.tsx';
import styles from './details-dialog.module.css';
import { Dialog, type DialogProps } from './dialog.tsx';
import { Icon } from '../icon/icon.tsx';

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

/** The details of one record: loading, failed with a button to retry, or shown. */
export function DetailsDialog<Thing>({
  details,
  loadingText,
  actions,
  children,
  ...dialog
}: DetailsDialogProps<Thing>) {
  const close = useRef<HTMLButtonElement>(null);
  const { data, error, isFetching, refetch } = details;
  return (
    <Dialog
      {...dialog}
      initialFocus={close}
      footer={
        <>
          {actions}
          <Button ref={close} onClick={dialog.onClose}>
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
