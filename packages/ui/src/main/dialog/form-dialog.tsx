import { useId, useRef, useState, type KeyboardEvent, type RefObject, type SyntheticEvent } from 'react';
import { Button } from '../../core/button/button.tsx';
import { useUnsavedEntries } from '../../core/field/unsaved-entries.ts';
import { useFocusFirstInvalid } from '../../core/field/use-focus-first-invalid.ts';
import { t } from '../../languages/catalog.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import styles from './dialog.module.css';

export interface FormDialogProps extends Omit<DialogProps, 'footer'> {
  submitLabel: string;
  busyLabel: string;
  submitDisabled?: boolean | undefined;
  danger?: boolean | undefined;
  cancelLabel?: string | undefined;
  onCancel?: (() => void) | undefined;
  /** Closing the dialog or leaving the page then asks first. */
  isChanged?: boolean | undefined;
  /** Counts refusals; each one moves the focus to the first invalid control. */
  failures?: number | undefined;
  onSubmit: () => void;
  /** Is called by Ctrl or Command with Enter, to submit and then begin with an empty form. */
  onSubmitAnother?: (() => void) | undefined;
}

export function FormDialog(props: FormDialogProps) {
  const { submitLabel, busyLabel, submitDisabled = false, danger = false, cancelLabel = t('Cancel') } = props;
  const {
    onCancel,
    isChanged = false,
    failures = 0,
    onSubmit: _,
    onSubmitAnother,
    children,
    ...dialog
  } = props;
  const { open, busy = false, onClose } = dialog;
  const [isLeaving, setLeaving] = useState(false);
  const formId = useId();
  const form = useFocusFirstInvalid(failures);
  useUnsavedEntries(open && isChanged, onClose);
  const keys = useSubmitKeys(form, props);
  const close = () => (isChanged ? setLeaving(true) : onClose());
  return (
    <>
      <Dialog
        {...dialog}
        onClose={close}
        footer={
          // Pressing a button keeps the focus, so that a field shows no error while Cancel closes the dialog.
          <div className={styles.buttons} onMouseDown={(event) => event.preventDefault()} {...keys}>
            {onSubmitAnother ? <p className={styles.hint}>{describeSubmitKeys()}</p> : null}
            <Button disabled={busy} onClick={onCancel ?? close}>
              {cancelLabel}
            </Button>
            <Button
              variant={danger ? 'danger' : 'primary'}
              type="submit"
              form={formId}
              disabled={submitDisabled}
              busy={busy}
              busyLabel={busyLabel}
            >
              {submitLabel}
            </Button>
          </div>
        }
      >
        <form id={formId} ref={form} className={styles.form} noValidate {...keys}>
          {children}
        </form>
      </Dialog>
      <DiscardDialog
        open={open && isLeaving}
        onDiscard={() => {
          setLeaving(false);
          onClose();
        }}
        onKeep={() => setLeaving(false)}
      />
    </>
  );
}

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

const describeSubmitKeys = () =>
  t('{keys} saves and begins the next', { keys: `${isApple() ? '⌘' : t('Ctrl')} + ${t('Enter')}` });

/** The keys submit the form, so that its fields complete their entries first. */
function useSubmitKeys(form: RefObject<HTMLFormElement | null>, props: FormDialogProps) {
  const { busy, submitDisabled, onSubmit, onSubmitAnother } = props;
  const wantsAnother = useRef(false);
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (!onSubmitAnother || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (event.repeat) return;
      wantsAnother.current = true;
      form.current?.requestSubmit();
    },
    onSubmit: (event: SyntheticEvent) => {
      event.preventDefault();
      const submit = wantsAnother.current && onSubmitAnother ? onSubmitAnother : onSubmit;
      wantsAnother.current = false;
      if (!busy && !submitDisabled) submit();
    },
  };
}

interface DiscardDialogProps {
  open: boolean;
  onDiscard: () => void;
  onKeep: () => void;
}

function DiscardDialog({ open, onDiscard, onKeep }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      danger
      title={t('Discard your entries?')}
      text={t('What you have entered will be lost.')}
      confirmLabel={t('Discard')}
      cancelLabel={t('Keep editing')}
      onConfirm={onDiscard}
      onCancel={onKeep}
    />
  );
}
