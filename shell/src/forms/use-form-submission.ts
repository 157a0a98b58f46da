import type { CheckedFormState } from '@suite/ui/core';
import { useState, type SubmitEvent } from 'react';
import { ApiCallError } from '@suite/api-client';

interface FormSubmissionOptions<Value> {
  send: (value: Value) => Promise<unknown>;
  describeFailure: (error: unknown) => string | undefined;
}

export interface FormSubmission extends Pick<Attempt, 'busy' | 'refusal' | 'setRefusal'> {
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

export function useFormSubmission<Value>(
  form: { submit: CheckedFormState<object, Value>['submit'] },
  { send, describeFailure }: FormSubmissionOptions<Value>,
): FormSubmission {
  const { run, ...attempt } = useAttempt(describeFailure);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (attempt.busy) return;
    attempt.setRefusal(undefined);
    const value = form.submit();
    if (value !== undefined) void run(() => send(value));
  };
  return { ...attempt, onSubmit };
}

export interface Attempt {
  busy: boolean;
  refusal: string | undefined;
  setRefusal: (refusal: string | undefined) => void;
  run: (work: () => Promise<unknown>) => Promise<void>;
}

export function useAttempt(describeFailure: (error: unknown) => string | undefined): Attempt {
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  async function run(work: () => Promise<unknown>): Promise<void> {
    setRefusal(undefined);
    setBusy(true);
    try {
      await work();
    } catch (error) {
      setRefusal(describeFailure(error));
    }
    setBusy(false);
  }
  return { busy, refusal, setRefusal, run };
}

/** Marks the refused fields, or returns the sentence to show above the form. */
export function showRefusal(
  form: Pick<CheckedFormState<object, unknown>, 'refuse'>,
  error: unknown,
  fallbackMessage: string,
): string | undefined {
  if (!(error instanceof ApiCallError)) return fallbackMessage;
  if (error.errors.length === 0) return error.message;
  form.refuse(error.errors);
  return undefined;
}
