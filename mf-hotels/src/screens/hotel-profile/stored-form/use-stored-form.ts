import type { FieldError } from '@suite/contracts/http';
import { useUnsaved } from '@suite/session';
import { toast, useCheckedForm, type CheckedFormState } from '@suite/ui';
import { useState } from 'react';

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

export interface StoredFormState {
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
