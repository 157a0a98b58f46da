import type { RegistryDocument } from '@suite/remote-kit/descriptor';
import { queryOptions, useQuery } from '@tanstack/react-query';

const timeoutMs = 5_000;

/** The registry's answer for whoever is signed in; asked anew for each person. */
export function registryDocumentQuery(userId: number | null) {
  return queryOptions({
    queryKey: ['registry-document', userId],
    queryFn: fetchRegistryDocument,
    staleTime: Infinity,
  });
}

export function useRegistryDocument(userId: number | null) {
  return useQuery(registryDocumentQuery(userId));
}

async function fetchRegistryDocument(): Promise<RegistryDocument> {
  const ask = () => fetch('/platform/remotes', { signal: AbortSignal.timeout(timeoutMs) });
  let answer = await ask();
  // An expired session is renewed by the refused answer.
  if (answer.status === 401) answer = await ask();
  if (!answer.ok) throw new Error(`The registry answered ${answer.status}`);
  return (await answer.json()) as RegistryDocument;
}
