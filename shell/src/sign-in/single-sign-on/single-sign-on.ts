import { callEndpoint } from '@suite/api-client';
import { findSignInProviderEndpoint, startSingleSignOnEndpoint } from '@suite/contracts/single-sign-on';
import { storeValue, readStoredValue } from '../../storage/safe-storage.ts';

const key = 'suite:sign-in-provider';
const form = /^(platform|[1-9]\d{0,8})$/;

export async function findProviderName(provider: string, signal: AbortSignal): Promise<string | null> {
  const found = callEndpoint(findSignInProviderEndpoint, { params: { provider }, signal });
  return found.then(({ result }) => result.provider_name).catch(() => null);
}

export async function leaveForProvider(provider: string, return_to: string): Promise<void> {
  const { result } = await callEndpoint(startSingleSignOnEndpoint, {
    params: { provider },
    body: { return_to },
  });
  window.location.assign(result.continue_at);
}

export function readProvider(search: string): string | null {
  const named = new URLSearchParams(search).get('hotel') ?? readStoredValue(key);
  return named !== null && form.test(named) ? named : null;
}

export function storeProvider(provider: string): void {
  storeValue(key, provider);
}
