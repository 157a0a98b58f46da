import type { Problem } from '@suite/descriptor';

export type RegistryErrorType =
  | 'VALIDATION_ERROR'
  | 'BAD_REQUEST'
  | 'UNAUTHENTICATED'
  | 'PERMISSION_DENIED'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'TOO_LARGE'
  | 'TOO_MANY_REQUESTS'
  | 'UNAVAILABLE';

/** The message of this error is sent to the client. */
export class RegistryError extends Error {
  readonly status: number;
  readonly errorType: RegistryErrorType;
  readonly errors: readonly Problem[] | undefined;

  constructor(status: number, errorType: RegistryErrorType, message: string, errors?: readonly Problem[]) {
    super(message);
    this.name = 'RegistryError';
    this.status = status;
    this.errorType = errorType;
    this.errors = errors;
  }
}

/** Resolves to the reason of a refusal, and rejects with any other error. */
export async function reasonOfRefusal(checking: Promise<void>): Promise<string | undefined> {
  try {
    await checking;
    return undefined;
  } catch (error) {
    if (error instanceof RegistryError) return error.message;
    throw error;
  }
}
