/** A part of the server has no room for another call. The message is for the log; callers may try again. */
export class BusyError extends Error {
  override name = 'BusyError';
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
