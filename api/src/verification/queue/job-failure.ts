import type { FieldError, MessageParams } from '@suite/contracts/http';
import { DomainError, type DomainErrorType } from '../../errors/domain-error.ts';
import { noChecksNow } from '../no-checks-now.ts';

export interface JobFailure {
  failure: {
    errorType: DomainErrorType;
    message: string;
    code?: string | undefined;
    params?: MessageParams | undefined;
    errors: readonly FieldError[] | null;
  };
}

/** Unexpected errors are logged only; the guest receives a general refusal. */
export function failureOutput(error: unknown): JobFailure {
  const {
    errorType,
    message,
    code,
    params,
    fields = null,
  } = error instanceof DomainError ? error : noChecksNow();
  return { failure: { errorType, message, code, params, errors: fields } };
}

export function failureIn(output: object): DomainError | undefined {
  const { failure } = output as Partial<JobFailure>;
  if (!failure) return undefined;
  const { errors, ...refusal } = failure;
  return Object.assign(noChecksNow(), { code: undefined, ...refusal, fields: errors ?? undefined });
}
