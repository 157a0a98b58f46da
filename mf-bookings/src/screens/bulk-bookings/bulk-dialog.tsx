import type { Booking } from '@suite/contracts/bookings';
import { Button, Dialog, ProgressBar } from '@suite/ui';
import { useRef, type RefObject } from 'react';
import { dealtWith, doneOf, sumUp, type BulkRun } from '../../domain/bulk-run.ts';
import { bulkKinds, type BulkKind } from './bulk-kinds.ts';
import { BulkRows } from './bulk-rows.tsx';
import styles from './bulk-dialog.module.css';
import { useBulkRun, type BulkStep } from './use-bulk-run.ts';

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
  const { title, ask, step } = bulkKinds[kind];
  const cancel = useRef<HTMLButtonElement>(null);
  const isRunning = run !== undefined && run.phase !== 'finished';
  return (
    <Dialog
      open={open}
      title={title}
      busy={isRunning}
      onClose={onClose}
      initialFocus={cancel}
      footer={
        isRunning ? (
          <Button autoFocus busy={run.phase === 'stopping'} busyLabel="Stopping..." onClick={stop}>
            Stop
          </Button>
        ) : run ? (
          <FinishedButtons run={run} kind={kind} cancel={cancel} onUndo={start} onClose={onClose} />
        ) : (
          <ConfirmButtons
            kind={kind}
            bookings={bookings}
            cancel={cancel}
            onConfirm={() => void start(bookings, step).then(onDone)}
            onClose={onClose}
          />
        )
      }
    >
      <div className={styles.bulk}>
        {run ? <RunProgress label={title} run={run} /> : <p className={styles.sum}>{ask(bookings)}</p>}
        <BulkRows rows={run?.rows ?? bookings.map((booking) => ({ booking, state: null, text: '' }))} />
      </div>
    </Dialog>
  );
}

interface ConfirmButtonsProps {
  kind: BulkKind;
  bookings: readonly Booking[];
  cancel: RefObject<HTMLButtonElement | null>;
  onConfirm: () => void;
  onClose: () => void;
}

function ConfirmButtons({ kind, bookings, cancel, onConfirm, onClose }: ConfirmButtonsProps) {
  const label = bulkKinds[kind].confirm(bookings);
  return (
    <>
      <Button ref={cancel} autoFocus onClick={onClose}>
        {label === null ? 'Close' : 'Cancel'}
      </Button>
      {label === null ? null : (
        <Button variant={kind === 'delete' ? 'danger' : 'primary'} onClick={onConfirm}>
          {label}
        </Button>
      )}
    </>
  );
}

interface FinishedButtonsProps {
  kind: BulkKind;
  run: BulkRun;
  cancel: RefObject<HTMLButtonElement | null>;
  onUndo: (bookings: readonly Booking[], step: BulkStep) => Promise<void>;
  onClose: () => void;
}

function FinishedButtons({ kind, run, cancel, onUndo, onClose }: FinishedButtonsProps) {
  const { undo } = bulkKinds[kind];
  const undone = doneOf(run);
  return (
    <>
      {undo && undone.length > 0 ? <Button onClick={() => void onUndo(undone, undo)}>Undo</Button> : null}
      <Button ref={cancel} autoFocus onClick={onClose}>
        Close
      </Button>
    </>
  );
}

function RunProgress({ label, run }: { label: string; run: BulkRun }) {
  return (
    <>
      <ProgressBar label={label} value={dealtWith(run)} total={run.rows.length} />
      <p role="status" className={styles.sum}>
        {run.phase === 'finished' ? sumUp(run) : `${dealtWith(run)} of ${run.rows.length}`}
      </p>
    </>
  );
}
