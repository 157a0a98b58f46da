import type { ErrorType, FieldError } from '@suite/contracts/http';
import { ApiError } from '../../http/errors/errors.ts';
import { noChecksNow } from '../no-checks-now.ts';

/** A refusal as it travels from the process that checks to the one that answers. */
export interface JobFailure {
  failure: { status: number; errorType: ErrorType; message: string; errors: readonly FieldError[] | null };
}

/** An unexpected error is for the log alone. */
export function failureOutput(error: unknown): JobFailure {
  const { status, errorType, message, errors = null } = error instanceof ApiError ? error : noChecksNow();
  return { failure: { status, errorType, message, errors } };
}

/** The refusal in an output; undefined for an output without one. */
export function failureIn(output: object): ApiError | undefined {
  const { failure } = output as Partial<JobFailure>;
  return (
    failure && new ApiError(failure.status, failure.errorType, failure.message, failure.errors ?? undefined)
  );
}
