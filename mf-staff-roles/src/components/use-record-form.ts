import { useCheckedForm, type CheckedFormState } from '@suite/ui';
import { useState } from 'react';

interface RecordFormOptions<Entry, Values extends object, Value> {
  opened: Entry;
  current: Entry;
  valuesOf: (entry: Entry) => Values;
  check: (entry: Entry) => Parameters<typeof useCheckedForm<Values, Value>>[0];
}

interface RecordForm<Entry, Values extends object, Value> {
  form: CheckedFormState<Values, Value>;
  /** Is the record that the form was filled from. */
  base: Entry;
  /** Is true if another user has changed the record since. */
  isOutdated: boolean;
  takeOver: () => void;
}

export function useRecordForm<Entry extends { updated_at: string }, Values extends object, Value>({
  opened,
  current,
  valuesOf,
  check,
}: RecordFormOptions<Entry, Values, Value>): RecordForm<Entry, Values, Value> {
  const [base, setBase] = useState(opened);
  const form = useCheckedForm(check(base), valuesOf(base));
  return {
    form,
    base,
    isOutdated: base.updated_at !== current.updated_at,
    takeOver() {
      setBase(current);
      form.reset(valuesOf(current));
    },
  };
}
