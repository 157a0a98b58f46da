import { useRef, useEffect, useState, type ReactNode, type RefObject } from 'react';
import { Button } from '../../core/button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { ProgressBar } from '../status/progress-bar.tsx';
import { t } from '../../languages/catalog.ts';
import styles from './bulk.module.css';
import { BulkRows, type BulkItemName } from './bulk-rows.tsx';
import {
  dealtWith,
  doneOf,
  finishRun,
  settledOf,
  startRun,
  sumUp,
  withRow,
  type BulkRun,
} from './bulk-run.ts';

export interface BulkAction<Item> {
  title: string;
  ask: (items: readonly Item[]) => string;
  confirm: (items: readonly Item[]) => string | null;
  isDangerous?: boolean;
  step: BulkStep<Item>;
  undo?: BulkStep<Item>;
  /** The translated reason why records were left out, for example `already verified`. */
  unneededLabel: string;
}

export interface BulkDialogProps<Item> {
  open: boolean;
  action: BulkAction<Item>;
  /** Each opening of the dialog needs its own key. */
  items: readonly Item[];
  label: string;
  nameOf: (item: Item) => BulkItemName;
  onClose: () => void;
  /** Called after the action and after its undo, so that lists can be fetched again. */
  onFinished: () => void;
  /** Called after the action with the records that need no further try; not called after an undo. */
  onDone: (settled: readonly Item[]) => void;
  fields?: ReactNode;
  canConfirm?: boolean | undefined;
}

/** Asks for a confirmation, then processes the records one by one and shows each result. */
export function BulkDialog<Item>(props: BulkDialogProps<Item>) {
  const {
    open,
    action,
    items,
    label,
    nameOf,
    onClose,
    onFinished,
    onDone,
    fields,
    canConfirm = true,
  } = props;
  const { run, start, stop } = useBulkRun<Item>(onFinished);
  const cancel = useRef<HTMLButtonElement>(null);
  const isRunning = run !== undefined && run.phase !== 'finished';
  const rows = run?.rows ?? items.map((item) => ({ item, state: null, text: '' }));
  return (
    <Dialog
      open={open}
      title={action.title}
      busy={isRunning}
      onClose={onClose}
      initialFocus={fields && !run ? undefined : cancel}
      footer={
        isRunning ? (
          <Button autoFocus busy={run.phase === 'stopping'} busyLabel={t('Stopping...')} onClick={stop}>
            {t('Stop')}
          </Button>
        ) : run ? (
          <FinishedButtons run={run} action={action} cancel={cancel} onUndo={start} onClose={onClose} />
        ) : (
          <ConfirmButtons
            label={action.confirm(items)}
            isDangerous={action.isDangerous ?? false}
            canConfirm={canConfirm}
            cancel={cancel}
            autoFocus={fields === undefined}
            onConfirm={() => void start(items, action.step).then((ended) => onDone(settledOf(ended)))}
            onClose={onClose}
          />
        )
      }
    >
      <div className={styles.bulk}>
        {run ? (
          <RunProgress label={action.title} unneededLabel={action.unneededLabel} run={run} />
        ) : (
          <p className={styles.sum}>{action.ask(items)}</p>
        )}
        {run ? null : fields}
        <BulkRows label={label} rows={rows.map((row) => ({ ...row, item: nameOf(row.item) }))} />
      </div>
    </Dialog>
  );
}

interface ConfirmButtonsProps {
  label: string | null;
  isDangerous: boolean;
  canConfirm: boolean;
  cancel: RefObject<HTMLButtonElement | null>;
  autoFocus: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

function ConfirmButtons(props: ConfirmButtonsProps) {
  const { label, isDangerous, canConfirm, cancel, autoFocus, onConfirm, onClose } = props;
  return (
    <>
      <Button ref={cancel} autoFocus={autoFocus} onClick={onClose}>
        {label === null ? t('Close') : t('Cancel')}
      </Button>
      {label === null ? null : (
        <Button variant={isDangerous ? 'danger' : 'primary'} disabled={!canConfirm} onClick={onConfirm}>
          {label}
        </Button>
      )}
    </>
  );
}

interface FinishedButtonsProps<Item> {
  action: BulkAction<Item>;
  run: BulkRun<Item>;
  cancel: RefObject<HTMLButtonElement | null>;
  onUndo: (items: readonly Item[], step: BulkStep<Item>) => Promise<unknown>;
  onClose: () => void;
}

function FinishedButtons<Item>({ action, run, cancel, onUndo, onClose }: FinishedButtonsProps<Item>) {
  const { undo } = action;
  const undone = doneOf(run);
  return (
    <>
      {undo && undone.length > 0 ? (
        <Button onClick={() => void onUndo(undone, undo)}>{t('Undo')}</Button>
      ) : null}
      <Button ref={cancel} autoFocus onClick={onClose}>
        {t('Close')}
      </Button>
    </>
  );
}

interface RunProgressProps {
  label: string;
  unneededLabel: string;
  run: BulkRun<unknown>;
}

function RunProgress({ label, unneededLabel, run }: RunProgressProps) {
  return (
    <>
      <ProgressBar label={label} value={dealtWith(run)} total={run.rows.length} />
      <p role="status" className={styles.sum}>
        {run.phase === 'finished'
          ? sumUp(run, unneededLabel)
          : t('{value} of {total}', { value: dealtWith(run), total: run.rows.length })}
      </p>
    </>
  );
}

type BulkStep<Item> = (item: Item) => Promise<{ state: 'done' | 'unneeded'; text: string }>;

function useBulkRun<Item>(onFinished: () => void) {
  const [run, setRun] = useState<BulkRun<Item>>();
  const stopped = useRef(false);
  useEffect(() => () => void (stopped.current = true), []);

  const start = async (items: readonly Item[], step: BulkStep<Item>) => {
    stopped.current = false;
    let now = startRun(items);
    const show = (next: BulkRun<Item>) => {
      now = next;
      setRun(stopped.current && next.phase === 'running' ? { ...next, phase: 'stopping' } : next);
    };
    for (const item of items) {
      if (stopped.current) break;
      show(withRow(now, item, 'running', t('Working...')));
      try {
        const { state, text } = await step(item);
        show(withRow(now, item, state, text));
      } catch (error) {
        show(withRow(now, item, 'refused', (error as Error).message));
      }
    }
    show(finishRun(now));
    onFinished();
    return now;
  };
  const stop = () => {
    stopped.current = true;
    setRun((before) => before && { ...before, phase: 'stopping' });
  };
  return { run, start, stop };
}
