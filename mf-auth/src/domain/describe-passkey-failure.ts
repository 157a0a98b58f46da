/** Why the passkey was not created, for its user. The browser's own texts are for developers. */
export function describePasskeyFailure(error: Error): string {
  switch (error.name) {
    case 'ApiCallError':
      return error.message;
    case 'InvalidStateError':
      return 'This device already has a passkey for your account.';
    case 'NotAllowedError':
    case 'AbortError':
      return 'Nothing was confirmed in time. Try again when you are ready.';
    default:
      return 'Your browser could not make a passkey.';
  }
}
