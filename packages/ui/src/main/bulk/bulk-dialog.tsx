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
  type BulkRow,
  type BulkRun,
  type BulkState,
} from './bulk-run.ts';

export interface BulkAction<Item> {
  title: string;
  ask: (items: readonly Item[]) => string;
  confirm: (items: readonly Item[]) => string | null;
  isDangerous?: boolean;
  step: BulkWork<Item>;
  undo?: BulkWork<Item>;
  /** The translated reason why records were left out, for example `already verified`. */
  unneededLabel: string;
}

type BulkStep<Item> = (item: Item) => Promise<{ state: 'done' | 'unneeded'; text: string }>;

/** Processes up to `size` records in one call; `send` returns the outcome of each record in their order. */
export interface BulkBatches<Item> {
  size: number;
  send: (items: readonly Item[]) => Promise<readonly Pick<BulkRow<Item>, 'state' | 'text'>[]>;
}

type BulkWork<Item> = BulkStep<Item> | BulkBatches<Item>;

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
  /** Is shown beside records that were processed, for example to correct them. */
  actionOf?: ((item: Item) => ReactNode) | undefined;
  fields?: ReactNode;
  canConfirm?: boolean | undefined;
}

/** Asks for a confirmation, then processes the records one by one or in batches and shows each result. */
export function BulkDialog<Item>(props: BulkDialogProps<Item>) {
  const { open, action, items, label, nameOf, onClose, onDone, actionOf, fields, canConfirm = true } = props;
  const { run, start, stop } = useBulkRun<Item>(props.onFinished);
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
        <BulkRows
          label={label}
          rows={rows.map((row) => ({
            ...row,
            item: nameOf(row.item),
            action: run?.phase === 'finished' && isProcessed(row) ? actionOf?.(row.item) : null,
          }))}
        />
      </div>
    </Dialog>
  );
}

const isProcessed = ({ state }: { state: BulkState | null }) => state === 'done' || state === 'refused';

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
  onUndo: (items: readonly Item[], work: BulkWork<Item>) => Promise<unknown>;
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

const batchesOf = <Item,>(work: BulkWork<Item>): BulkBatches<Item> =>
  typeof work === 'function'
    ? { size: 1, send: (items) => Promise.all(items.map((item) => work(item))) }
    : work;

function useBulkRun<Item>(onFinished: () => void) {
  const [run, setRun] = useState<BulkRun<Item>>();
  const stopped = useRef(false);
  useEffect(() => () => void (stopped.current = true), []);

  const start = async (items: readonly Item[], work: BulkWork<Item>) => {
    const { size, send } = batchesOf(work);
    stopped.current = false;
    let now = startRun(items);
    const show = (next: BulkRun<Item>) => {
      now = next;
      setRun(stopped.current && next.phase === 'running' ? { ...next, phase: 'stopping' } : next);
    };
    for (let at = 0; at < items.length && !stopped.current; at += size) {
      const batch = items.slice(at, at + size);
      show(batch.reduce((before, item) => withRow(before, item, 'running', t('Working...')), now));
      const outcomes = await send(batch).catch(({ message }: Error) =>
        batch.map(() => ({ state: 'refused' as const, text: message })),
      );
      show(
        batch.reduce((before, item, index) => {
          const { state, text } = outcomes[index] ?? { state: 'waiting', text: '' };
          return withRow(before, item, state, text);
        }, now),
      );
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
