import type { FieldError } from '@suite/contracts/http';
import { DomainError, type DomainErrorCode } from '../../errors/domain-error.ts';
import { noChecksNow } from '../no-checks-now.ts';

export interface JobFailure {
  failure: { errorType: DomainErrorCode; message: string; errors: readonly FieldError[] | null };
}

/** Unexpected errors are logged only; the guest receives a general refusal. */
export function failureOutput(error: unknown): JobFailure {
  const { code, message, fields = null } = error instanceof DomainError ? error : noChecksNow();
  return { failure: { errorType: code, message, errors: fields } };
}

export function failureIn(output: object): DomainError | undefined {
  const { failure } = output as Partial<JobFailure>;
  return failure && new DomainError(failure.errorType, failure.message, failure.errors ?? undefined);
}
