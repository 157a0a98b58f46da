import { storeValue, readStoredValue } from '../../storage/safe-storage.ts';

const key = 'suite:sign-in-provider';
const form = /^(platform|[1-9]\d{0,8})$/;

export function readProvider(search: string): string | null {
  const named = new URLSearchParams(search).get('hotel') ?? readStoredValue(key);
  return named !== null && form.test(named) ? named : null;
}

export function storeProvider(provider: string): void {
  storeValue(key, provider);
}
