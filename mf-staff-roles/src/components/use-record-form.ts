import { useCheckedForm, type CheckedFormState } from '@suite/ui';
import { useState } from 'react';

interface RecordFormOptions<Entry, Values extends object, Value> {
  /** The record as it was when the form opened. */
  opened: Entry;
  /** The record as last read. */
  current: Entry;
  valuesOf: (entry: Entry) => Values;
  check: (entry: Entry) => Parameters<typeof useCheckedForm<Values, Value>>[0];
}

interface RecordForm<Entry, Values extends object, Value> {
  form: CheckedFormState<Values, Value>;
  /** What the form was filled from. */
  base: Entry;
  /** Another user has changed the record since. */
  isOutdated: boolean;
  /** Fills the form from the record as last read. */
  takeOver: () => void;
}

/** A form on a record that another user may change meanwhile. */
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
