import type { ParamsOfCode, Refusal } from '@suite/contracts/messages';
import type { ErrorType, FieldError, MessageParams } from '@suite/contracts/http';
import { codedMessage } from './coded-message.ts';

export type DomainErrorType = Exclude<
  ErrorType,
  'BAD_REQUEST' | 'INTERNAL_ERROR' | 'ORIGIN_REFUSED' | 'TOO_LARGE'
>;

/** The message is the English sentence of the code, and that of `field` if one is given. */
export class DomainError extends Error {
  override name = 'DomainError';
  readonly errorType: DomainErrorType;
  code: string | undefined;
  params: MessageParams | undefined;
  fields: readonly FieldError[] | undefined;
  /** The log contains the account of a failed sign-in; the answer does not. */
  user_id: number | undefined;
  retryAfterSeconds: number | undefined;

  constructor(errorType: DomainErrorType, ...[code, params, field]: Refusal) {
    const coded = codedMessage(code, (params ?? {}) as ParamsOfCode<typeof code>);
    super(coded.message);
    this.errorType = errorType;
    this.code = code;
    this.params = coded.params;
    if (field !== undefined) this.fields = [{ field, ...coded }];
  }
}

/** The message is that of the first field. Sentences of schemas have no code. */
export class InvalidFieldsError extends DomainError {
  constructor(fields: readonly FieldError[]) {
    super('VALIDATION_ERROR', 'REQUEST_INVALID');
    this.fields = fields;
    const [first] = fields;
    if (first) Object.assign(this, { message: first.message, code: first.code, params: first.params });
  }
}
