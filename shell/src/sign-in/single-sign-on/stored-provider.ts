import { storeValue, readStoredValue } from '../../storage/safe-storage.ts';

const key = 'suite:sign-in-provider';
const form = /^(platform|[1-9]\d{0,8})$/;

/** Whose provider the sign-in page offers: that of its address, or the one that was used here last. */
export function readProvider(search: string): string | null {
  const named = new URLSearchParams(search).get('hotel') ?? readStoredValue(key);
  return named !== null && form.test(named) ? named : null;
}

/** Offers this provider at the next visit. */
export function storeProvider(provider: string): void {
  storeValue(key, provider);
}
