import { useState } from 'react';
import { useAfterPress } from './use-after-press.ts';

type Errors = Readonly<Partial<Record<string, string>>>;

export interface CheckedFormState<Values extends object, Value> {
  values: Values;
  value: Value | undefined;
  errors: Errors;
  isChanged: boolean;
  failures: number;
  change: <Field extends keyof Values>(field: Field) => (entry: Values[Field]) => void;
  update: (values: Values) => void;
  /** Shows the error of a field after the user has left it, or from the end of the press that took the focus. */
  leave: (field: string) => () => void;
  errorOf: (field: string) => string | undefined;
  /** Returns the valid value, or shows every error. */
  submit: () => Value | undefined;
  /** Shows the server's errors until their fields change or the form is submitted again. */
  refuse: (errors: readonly { field: string; message: string }[]) => void;
  reset: (values?: Values) => void;
}

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

/** Keeps the server's errors of fields that have not changed; `passengers[0].name` belongs to `passengers`. */
function stillRefused<Values extends object>(refused: Errors, before: Values, after: Values): Errors {
  const isUnchanged = (path: string) => {
    const field = path.replace(/\W.*$/, '') as keyof Values;
    return before[field] === after[field];
  };
  return Object.fromEntries(Object.entries(refused).filter(([path]) => isUnchanged(path)));
}
