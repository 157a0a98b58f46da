import { DomainError, type DomainErrorCode } from '../errors/domain-error.ts';

const startAgain = 'Please start again from the sign-in page.';

const refusals = {
  'other-browser': [
    'INVALID_CREDENTIALS',
    `This sign-in was not begun in this browser, was used already, or took too long. ${startAgain}`,
  ],
  cancelled: ['INVALID_CREDENTIALS', 'The sign-in was not completed at the provider. You can try again.'],
  'refused-answer': [
    'INVALID_CREDENTIALS',
    `The answer of the provider could not be trusted, so you were not signed in. ${startAgain}`,
  ],
  'unverified-email': [
    'PERMISSION_DENIED',
    'Your provider has not confirmed your e-mail address. Confirm it there, or ask your administrator.',
  ],
  'other-domain': [
    'PERMISSION_DENIED',
    'E-mail addresses of this domain cannot sign in here. Use your work account, or ask your administrator.',
  ],
  'no-account': ['PERMISSION_DENIED', 'You have no account here yet. Ask your administrator to add you.'],
  // Covers accounts of other hotels, too, because the operator of a provider must not learn of them.
  'not-opened': ['PERMISSION_DENIED', 'No account could be opened for you here. Ask your administrator.'],
  'other-person': [
    'PERMISSION_DENIED',
    'Your account here is linked to another person at the provider. Ask your administrator to add you anew.',
  ],
} as const satisfies Record<string, readonly [DomainErrorCode, string]>;

export class SignInRefusal extends DomainError {
  readonly reason: keyof typeof refusals;

  constructor(reason: keyof typeof refusals) {
    const [code, message] = refusals[reason];
    super(code, message);
    this.reason = reason;
  }
}

/** Uses no 503, because browsers would treat this server as unavailable. */
export function providerUnavailable(provider_name: string): DomainError {
  const message = `${provider_name} cannot be reached right now. Please try again in a few minutes; if you have a password, sign in with it.`;
  return new DomainError('CONFLICT', message);
}
