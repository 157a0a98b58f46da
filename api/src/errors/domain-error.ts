import type { ErrorType, FieldError } from '@suite/contracts/http';

/** What a rule may refuse with. The other types of the contracts are those of serving: only `http/` refuses with them. */
export type DomainErrorCode = Exclude<
  ErrorType,
  'BAD_REQUEST' | 'INTERNAL_ERROR' | 'ORIGIN_REFUSED' | 'TOO_LARGE'
>;

/** A refusal by a rule of the product, with a message for the caller. */
export class DomainError extends Error {
  override name = 'DomainError';
  readonly code: DomainErrorCode;
  /** The fields that are refused, each with its message. */
  readonly fields: readonly FieldError[] | undefined;
  /** The account of a failed sign-in, for the log alone. */
  user_id: number | undefined;
  /** After how many seconds the call may succeed, where that is known. */
  retryAfterSeconds: number | undefined;

  constructor(code: DomainErrorCode, message: string, fields?: readonly FieldError[]) {
    super(message);
    this.code = code;
    this.fields = fields;
  }
}
