import type { FieldError } from '@suite/contracts/http';
import { DomainError, type DomainErrorCode } from '../../errors/domain-error.ts';
import { noChecksNow } from '../no-checks-now.ts';

/** A refusal as it travels from the process that checks to the one that answers. */
export interface JobFailure {
  failure: { errorType: DomainErrorCode; message: string; errors: readonly FieldError[] | null };
}

/** An unexpected error is for the log alone. */
export function failureOutput(error: unknown): JobFailure {
  const { code, message, fields = null } = error instanceof DomainError ? error : noChecksNow();
  return { failure: { errorType: code, message, errors: fields } };
}

/** The refusal in an output; undefined for an output without one. */
export function failureIn(output: object): DomainError | undefined {
  const { failure } = output as Partial<JobFailure>;
  return failure && new DomainError(failure.errorType, failure.message, failure.errors ?? undefined);
}
