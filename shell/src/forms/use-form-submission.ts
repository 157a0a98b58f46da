import type { CheckedFormState } from '@suite/ui/core';
import type { SubmitEvent } from 'react';
import { useAttempt, type Attempt } from './use-attempt.ts';

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
