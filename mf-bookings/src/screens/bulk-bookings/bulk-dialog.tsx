import type { Booking } from '@suite/contracts/bookings';
import { Button, Dialog, ProgressBar } from '@suite/ui';
import { useRef } from 'react';
import { dealtWith, doneOf, sumUp } from '../../domain/bulk-run.ts';
import { bulkKinds, type BulkKind } from './bulk-kinds.ts';
import { BulkRows } from './bulk-rows.tsx';
import styles from './bulk-dialog.module.css';
import { useBulkRun } from './use-bulk-run.ts';

interface BulkDialogProps {
  open: boolean;
  kind: BulkKind;
  /** What was chosen when the dialog opened. Each opening needs its own key. */
  bookings: readonly Booking[];
  onClose: () => void;
  /** Something was done to the bookings. */
  onDone: () => void;
}

/** Asks for a confirmation, then processes the bookings one by one and shows each result. */
export function BulkDialog({ open, kind, bookings, onClose, onDone }: BulkDialogProps) {
  const { run, start, stop } = useBulkRun();
  const { title, ask, confirm, step, undo } = bulkKinds[kind];
  const begin = () => void start(bookings, step).then(onDone);
  const undone = run?.phase === 'finished' && undo ? doneOf(run) : [];
  const confirmLabel = run ? null : confirm(bookings);
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      title={title}
      busy={run !== undefined && run.phase !== 'finished'}
      onClose={onClose}
      initialFocus={cancel}
      footer={
        run && run.phase !== 'finished' ? (
          <Button autoFocus busy={run.phase === 'stopping'} busyLabel="Stopping..." onClick={stop}>
            Stop
          </Button>
        ) : (
          <>
            {undo && undone.length > 0 ? (
              <Button onClick={() => void start(undone, undo)}>Undo</Button>
            ) : null}
            <Button key={run ? 'close' : 'cancel'} ref={cancel} autoFocus onClick={onClose}>
              {confirmLabel === null ? 'Close' : 'Cancel'}
            </Button>
            {confirmLabel === null ? null : (
              <Button variant={kind === 'delete' ? 'danger' : 'primary'} onClick={begin}>
                {confirmLabel}
              </Button>
            )}
          </>
        )
      }
    >
      <div className={styles.bulk}>
        {run ? (
          <>
            <ProgressBar label={title} value={dealtWith(run)} total={run.rows.length} />
            <p role="status" className={styles.sum}>
              {run.phase === 'finished' ? sumUp(run) : `${dealtWith(run)} of ${run.rows.length}`}
            </p>
          </>
        ) : (
          <p className={styles.sum}>{ask(bookings)}</p>
        )}
        <BulkRows rows={run?.rows ?? bookings.map((booking) => ({ booking, state: null, text: '' }))} />
      </div>
    </Dialog>
  );
}
