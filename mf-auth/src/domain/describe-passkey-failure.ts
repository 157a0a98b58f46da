import { t } from '../languages/catalog.ts';

/** The browser's own texts are meant for developers. */
export function describePasskeyFailure(error: Error): string {
  switch (error.name) {
    case 'ApiCallError':
      return error.message;
    case 'InvalidStateError':
      return t('This device already has a passkey for your account.');
    case 'NotAllowedError':
    case 'AbortError':
      return t('Nothing was confirmed in time. Try again when you are ready.');
    default:
      return t('Your browser could not make a passkey.');
  }
}
