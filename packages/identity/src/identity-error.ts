/** BUSY means a full queue, UNREADABLE no image, UNAVAILABLE that the comparing service does not answer. */
export type IdentityErrorCode = 'BUSY' | 'TIMED_OUT' | 'CRASHED' | 'CLOSED' | 'UNREADABLE' | 'UNAVAILABLE';

export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly code: IdentityErrorCode;

  constructor(code: IdentityErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
