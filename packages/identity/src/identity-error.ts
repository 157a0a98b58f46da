/**
 * Why no decision could be made. BUSY: too many are waiting. TIMED_OUT and CRASHED: this decision alone.
 * UNREADABLE: a photo is no image, or one that is not opened. UNAVAILABLE: the service that compares does not answer.
 */
export type IdentityErrorCode = 'BUSY' | 'TIMED_OUT' | 'CRASHED' | 'CLOSED' | 'UNREADABLE' | 'UNAVAILABLE';

export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly code: IdentityErrorCode;

  constructor(code: IdentityErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
