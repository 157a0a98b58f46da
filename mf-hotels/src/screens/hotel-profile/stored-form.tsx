import {
  Button,
  useFocusFirstInvalid,
  Banner,
  toast,
  useCheckedForm,
  type CheckedFormState,
} from '@suite/ui';
import { useState, type ReactNode } from 'react';
import type { FieldError } from '@suite/contracts/http';
import { useUnsaved } from '@suite/session';
import { t } from '../../languages/catalog.ts';
import styles from './hotel-profile.module.css';

interface StoredFormProps {
  label: string;
  frame: StoredFormState;
  saveLabel: string;
  children: ReactNode;
}

export function StoredForm({ label, frame, saveLabel, children }: StoredFormProps) {
  const { isChanged, failures, busy } = frame;
  const form = useFocusFirstInvalid(failures);
  return (
    <form
      ref={form}
      aria-label={label}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        frame.save();
      }}
    >
      {children}
      <SaveRefusal frame={frame} />
      <div className={styles.buttons}>
        <Button variant="primary" type="submit" disabled={!isChanged} busy={busy} busyLabel={t('Saving...')}>
          {saveLabel}
        </Button>
        <Button disabled={!isChanged || busy} onClick={frame.discard}>
          {t('Discard Changes')}
        </Button>
        <p className={styles.muted} role="status">
          {isChanged ? t('You have unsaved changes.') : ''}
        </p>
      </div>
    </form>
  );
}

export function SaveRefusal({ frame: { refusal, reload } }: { frame: StoredFormState }) {
  if (refusal === null) return null;
  if (!refusal.isStale) return <Banner tone="error">{refusal.message}</Banner>;
  return (
    <Banner tone="warning">
      {`${refusal.message} `}
      <Button variant="link" size="small" onClick={reload}>
        {t('Load what is stored')}
      </Button>
    </Banner>
  );
}

interface Failure {
  message: string;
  errorType: string;
  errors: readonly FieldError[];
}

interface StoredFormOptions<Stored, Values extends object, Value> {
  stored: Stored;
  valuesOf: (stored: Stored) => Values;
  check: Parameters<typeof useCheckedForm<Values, Value>>[0];
  save: {
    isPending: boolean;
    mutate: (
      change: Value & { updated_at: string },
      then: {
        onSuccess: (saved: { message: string; result: Stored }) => void;
        onError: (failure: Failure) => void;
      },
    ) => void;
  };
  reload: () => Promise<{ data: Stored | undefined }>;
  /** Maps an error path of the call to a field of the form. */
  fieldOf?: (path: string, sent: Value) => string;
  onSaved?: () => void;
}

interface StoredFormState {
  isChanged: boolean;
  failures: number;
  busy: boolean;
  /** Is set when no field is to blame; `isStale` means that the stored state has changed since. */
  refusal: { message: string; isStale: boolean } | null;
  save: () => void;
  discard: () => void;
  /** Replaces the entries by the stored state. */
  reload: () => void;
}

/** Adopts a newer stored state until something is entered; saving sends the state that the entries started from. */
export function useStoredForm<Stored extends { updated_at: string }, Values extends object, Value>(
  options: StoredFormOptions<Stored, Values, Value>,
): { form: CheckedFormState<Values, Value>; frame: StoredFormState } {
  const { stored, valuesOf, check, save, reload, fieldOf = (path) => path, onSaved } = options;
  const form = useCheckedForm(check, valuesOf(stored));
  const [base, setBase] = useState(stored);
  const [latest, setLatest] = useState(stored);
  const [refusal, setRefusal] = useState<StoredFormState['refusal']>(null);
  useUnsaved(form.isChanged);

  const take = (state: Stored) => {
    setBase(state);
    setRefusal(null);
    form.reset(valuesOf(state));
  };
  if (latest !== stored) {
    setLatest(stored);
    if (!form.isChanged && stored.updated_at !== base.updated_at) take(stored);
  }

  const submit = () => {
    if (save.isPending || !form.isChanged) return;
    const value = form.submit();
    if (!value) return;
    setRefusal(null);
    save.mutate(
      { ...value, updated_at: base.updated_at },
      {
        onSuccess: ({ message, result }) => {
          take(result);
          toast.success(message);
          onSaved?.();
        },
        onError: ({ errorType, errors, message }) => {
          if (errors.length === 0) return setRefusal({ message, isStale: errorType === 'STALE' });
          form.refuse(errors.map((error) => ({ ...error, field: fieldOf(error.field, value) })));
        },
      },
    );
  };
  return {
    form,
    frame: {
      isChanged: form.isChanged,
      failures: form.failures,
      busy: save.isPending,
      refusal,
      save: submit,
      discard: () => {
        setRefusal(null);
        form.reset();
      },
      reload: () =>
        void reload().then(
          ({ data }) => data && take(data),
          ({ message }: Error) => toast.error(message),
        ),
    },
  };
}
