import { callEndpoint } from '@suite/api-client';
import { findSignInProviderEndpoint, startSingleSignOnEndpoint } from '@suite/contracts/single-sign-on';

/** What the provider of a hotel, or of the platform, is called; null where there is none, or the server does not answer. */
export async function findProviderName(provider: string, signal: AbortSignal): Promise<string | null> {
  const found = callEndpoint(findSignInProviderEndpoint, { params: { provider }, signal });
  return found.then(({ result }) => result.provider_name).catch(() => null);
}

/** Leaves for the provider; the page comes back to `return_to` when the person has signed in there. */
export async function leaveForProvider(provider: string, return_to: string): Promise<void> {
  const { result } = await callEndpoint(startSingleSignOnEndpoint, {
    params: { provider },
    body: { return_to },
  });
  window.location.assign(result.continue_at);
}
