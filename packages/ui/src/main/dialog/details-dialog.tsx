import { useRef, type ReactNode } from 'react';
import { Button } from '../../core/button/button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import { QueryContent, type ContentQuery } from '../status/query-content.tsx';

/** Props of {@link DetailsDialog}. */
export interface DetailsDialogProps<Thing> extends Omit<DialogProps, 'footer' | 'children'> {
  /** The query behind what is shown. */
  details: ContentQuery<Thing>;
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
      <QueryContent query={details} loadingText={loadingText}>
        {children}
      </QueryContent>
    </Dialog>
  );
}
