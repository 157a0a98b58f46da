import type { PlainCode } from '@suite/contracts/messages';
import { DomainError, type DomainErrorType } from '../errors/domain-error.ts';

const refusals = {
  'other-browser': ['INVALID_CREDENTIALS', 'PROVIDER_OTHER_BROWSER'],
  cancelled: ['INVALID_CREDENTIALS', 'PROVIDER_CANCELLED'],
  'refused-answer': ['INVALID_CREDENTIALS', 'PROVIDER_ANSWER_REFUSED'],
  'unverified-email': ['PERMISSION_DENIED', 'PROVIDER_EMAIL_UNVERIFIED'],
  'other-domain': ['PERMISSION_DENIED', 'PROVIDER_OTHER_DOMAIN'],
  'no-account': ['PERMISSION_DENIED', 'PROVIDER_NO_ACCOUNT'],
  // Covers accounts of other hotels, too, because the operator of a provider must not learn of them.
  'not-opened': ['PERMISSION_DENIED', 'PROVIDER_NOT_OPENED'],
  'other-person': ['PERMISSION_DENIED', 'PROVIDER_OTHER_PERSON'],
} as const satisfies Record<string, readonly [DomainErrorType, PlainCode]>;

export class SignInRefusal extends DomainError {
  readonly reason: keyof typeof refusals;

  constructor(reason: keyof typeof refusals) {
    const [errorType, code] = refusals[reason];
    super(errorType, code);
    this.reason = reason;
  }
}

/** Uses no 503, because browsers would treat this server as unavailable. */
export function providerUnavailable(provider_name: string): DomainError {
  return new DomainError('CONFLICT', 'PROVIDER_UNREACHABLE', { provider_name });
}
