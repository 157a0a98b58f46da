import { useState } from 'react';
import { useAfterPress } from './use-after-press.ts';

type Errors = Readonly<Partial<Record<string, string>>>;

/** The state of a form, and the way to change it. */
export interface CheckedFormState<Values extends object, Value> {
  values: Values;
  /** The checked value, once all fields are valid. */
  value: Value | undefined;
  /** All errors, shown or not, by field name. */
  errors: Errors;
  isChanged: boolean;
  /** How often the form was refused, here or by the server. */
  failures: number;
  change: <Field extends keyof Values>(field: Field) => (entry: Values[Field]) => void;
  /** Replaces all values, where one entry moves another. */
  update: (values: Values) => void;
  /** A field was left: its error shows from then on, or from the end of the press that took the focus. */
  leave: (field: string) => () => void;
  /** The sentence to show beside a field: after it was left, or after an attempt to submit. */
  errorOf: (field: string) => string | undefined;
  /** The value when all is well; otherwise every error shows. */
  submit: () => Value | undefined;
  /** Shows what the server refused until the field is changed or the form submitted again. */
  refuse: (errors: readonly { field: string; message: string }[]) => void;
  /** Starts anew, with `values` or with those it started with. */
  reset: (values?: Values) => void;
}

/**
 * The state of a form that starts with `initial` and is checked as it is filled in.
 * @param check the value, or a sentence for each field that stands in its way
 */
export function useCheckedForm<Values extends object, Value>(
  check: (values: Values) => { value: Value; errors?: undefined } | { value?: undefined; errors: Errors },
  initial: Values,
): CheckedFormState<Values, Value> {
  const [start, setStart] = useState(initial);
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isSubmitted, setSubmitted] = useState(false);
  const [refused, setRefused] = useState<Errors>({});
  const [failures, setFailures] = useState(0);
  const afterPress = useAfterPress();
  const { value, errors = {} } = check(values);

  const update = (next: (current: Values) => Values) => {
    setValues(next);
    setRefused((current) => stillRefused(current, values, next(values)));
  };
  return {
    values,
    value,
    errors: { ...refused, ...errors },
    isChanged: JSON.stringify(values) !== JSON.stringify(start),
    failures,
    change: (field) => (entry) => update((current) => ({ ...current, [field]: entry })),
    update: (next) => update(() => next),
    leave: (field) => () => afterPress(() => setLeft((current) => new Set([...current, field]))),
    errorOf: (field) => (isSubmitted || left.has(field) ? errors[field] : undefined) ?? refused[field],
    submit: () => {
      setSubmitted(true);
      setRefused({});
      if (value === undefined) setFailures((count) => count + 1);
      return value;
    },
    refuse: (fields) => {
      setRefused(firstOfEach(fields));
      setFailures((count) => count + 1);
    },
    reset: (next = start) => {
      setStart(next);
      setValues(next);
      setLeft(new Set());
      setSubmitted(false);
      setRefused({});
    },
  };
}

function firstOfEach(fields: readonly { field: string; message: string }[]): Errors {
  const messages: Record<string, string> = {};
  for (const { field, message } of fields) messages[field] ??= message;
  return messages;
}

/** What the server said of fields that have not changed since; `passengers[0].name` belongs to `passengers`. */
function stillRefused<Values extends object>(refused: Errors, before: Values, after: Values): Errors {
  const isUnchanged = (path: string) => {
    const field = path.replace(/\W.*$/, '') as keyof Values;
    return before[field] === after[field];
  };
  return Object.fromEntries(Object.entries(refused).filter(([path]) => isUnchanged(path)));
}
