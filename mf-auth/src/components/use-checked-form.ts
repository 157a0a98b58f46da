import type { FieldError } from '@suite/contracts';
import { useState } from 'react';
import { checkForm, type FormErrors, type FormSchema } from '../domain/check-form.ts';

/** A form whose values are text, checked by a schema of the contract as they are typed. */
export interface CheckedFormState<Field extends string, Value> {
  values: Record<Field, string>;
  /** What the schema makes of the values, once they are as it wants them. */
  value: Value | undefined;
  /** All that is wrong, shown or not. */
  errors: FormErrors;
  isChanged: boolean;
  /** How often the form was refused, here or by the server. */
  failures: number;
  change: (field: Field) => (text: string) => void;
  /** A field was left: its error shows from then on. */
  leave: (field: Field) => () => void;
  /** The sentence to show beside a field: after it was left, or after an attempt to submit. */
  errorOf: (field: Field) => string | undefined;
  /** The value when all is well; otherwise every error shows. */
  submit: () => Value | undefined;
  /** Shows what the server refused until the field is changed. */
  refuse: (errors: readonly FieldError[]) => void;
  reset: (values?: Record<Field, string>) => void;
}

/** The state of a form that starts with `initial`. */
export function useCheckedForm<Field extends string, Value>(
  schema: FormSchema<Value>,
  initial: Record<Field, string>,
): CheckedFormState<Field, Value> {
  const [start, setStart] = useState(initial);
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isSubmitted, setSubmitted] = useState(false);
  const [refused, setRefused] = useState<FormErrors>({});
  const [failures, setFailures] = useState(0);
  const { value, errors = {} } = checkForm(schema, values);

  return {
    values,
    value,
    errors: { ...refused, ...errors },
    isChanged: Object.entries(values).some(([field, text]) => text !== start[field as Field]),
    failures,
    change: (field) => (text) => {
      setValues((current) => ({ ...current, [field]: text }));
      setRefused((current) => ({ ...current, [field]: undefined }));
    },
    leave: (field) => () => setLeft((current) => new Set([...current, field])),
    errorOf: (field) => (isSubmitted || left.has(field) ? errors[field] : undefined) ?? refused[field],
    submit: () => {
      setSubmitted(true);
      if (!value) setFailures((count) => count + 1);
      return value;
    },
    refuse: (fields) => {
      setRefused(Object.fromEntries(fields.map(({ field, message }) => [field, message])));
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
