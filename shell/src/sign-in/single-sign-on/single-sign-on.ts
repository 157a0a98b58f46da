import { callEndpoint } from '@suite/api-client';
import { findSignInProviderEndpoint, startSingleSignOnEndpoint } from '@suite/contracts/single-sign-on';

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
