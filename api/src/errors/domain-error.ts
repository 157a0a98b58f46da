import type { ErrorType, FieldError } from '@suite/contracts/http';

export type DomainErrorCode = Exclude<
  ErrorType,
  'BAD_REQUEST' | 'INTERNAL_ERROR' | 'ORIGIN_REFUSED' | 'TOO_LARGE'
>;

/** The message is written for the caller. */
export class DomainError extends Error {
  override name = 'DomainError';
  readonly code: DomainErrorCode;
  readonly fields: readonly FieldError[] | undefined;
  /** The log contains the account of a failed sign-in; the answer does not. */
  user_id: number | undefined;
  retryAfterSeconds: number | undefined;

  constructor(code: DomainErrorCode, message: string, fields?: readonly FieldError[]) {
    super(message);
    this.code = code;
    this.fields = fields;
  }
}
