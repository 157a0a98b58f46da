import type { CreateBookingPayload, FieldError } from '@suite/contracts';
import { useState } from 'react';
import { changeBookingForm, emptyBookingForm, type BookingFormValues } from '../../domain/booking-form.ts';
import {
  checkBookingForm,
  errorsByField,
  type BookingFormErrors,
  type BookingFormRules,
} from '../../domain/check-booking-form.ts';

export interface BookingForm {
  values: BookingFormValues;
  /** True once anything differs from an empty form. */
  isChanged: boolean;
  /** How often the form was refused, here or by the server. */
  failures: number;
  change: (change: Partial<BookingFormValues>) => void;
  /** Replaces the values, for changes to the guests. */
  update: (next: BookingFormValues) => void;
  /** The sentence to show beside a field: after it was left, or after an attempt to submit. */
  errorOf: (field: string) => string | undefined;
  leave: (field: string) => void;
  /** The payload when all is well; otherwise every error shows. */
  submit: () => CreateBookingPayload | undefined;
  /** Shows what the server refused until the field is changed or the form submitted again. */
  refuse: (errors: readonly FieldError[]) => void;
}

const untouched = JSON.stringify(emptyBookingForm);

/** The state of the booking form, checked by the rules of the contract. */
export function useBookingForm(rules: BookingFormRules): BookingForm {
  const [values, setValues] = useState(emptyBookingForm);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [submitted, setSubmitted] = useState(false);
  const [refused, setRefused] = useState<BookingFormErrors>({});
  const [failures, setFailures] = useState(0);
  const checked = checkBookingForm(values, rules);

  const update = (next: BookingFormValues) => {
    setRefused(stillRefused(refused, values, next));
    setValues(next);
  };
  return {
    values,
    isChanged: JSON.stringify(values) !== untouched,
    failures,
    change: (change) => update(changeBookingForm(values, change)),
    update,
    errorOf: (field) =>
      (submitted || left.has(field) ? checked.errors?.[field] : undefined) ?? refused[field],
    leave: (field) => setLeft(new Set([...left, field])),
    submit: () => {
      setSubmitted(true);
      setRefused({});
      if (checked.errors) setFailures(failures + 1);
      return checked.payload;
    },
    refuse: (errors) => {
      setRefused(errorsByField(errors));
      setFailures((count) => count + 1);
    },
  };
}

/** What the server said of fields that have not changed since. */
function stillRefused(
  refused: BookingFormErrors,
  before: BookingFormValues,
  after: BookingFormValues,
): BookingFormErrors {
  const isUnchanged = (field: string) => {
    const name = field.replace(/\W.*$/, '') as keyof BookingFormValues;
    return before[name] === after[name];
  };
  return Object.fromEntries(Object.entries(refused).filter(([field]) => isUnchanged(field)));
}
