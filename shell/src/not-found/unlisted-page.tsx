import type { RegistryDocument } from '@suite/descriptor';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { callPlatform } from '../platform/call-platform.ts';

interface UnlistedPageProps {
  userId: number | null;
  document: RegistryDocument;
  pending: ReactElement;
  denied: ReactElement;
  unknown: ReactElement;
}

/** Asks the registry whether others have a page here, where its document lists only some of their paths. */
export function UnlistedPage({
  userId,
  document: { omitsPaths = false },
  pending,
  denied,
  unknown,
}: UnlistedPageProps) {
  const { pathname } = useLocation();
  const path = `/remotes/restricted?${new URLSearchParams({ path: pathname })}`;
  const { data, isPending } = useQuery({
    queryKey: ['restricted-path', userId, path],
    queryFn: async ({ signal }) => (await callPlatform<{ restricted: boolean }>(path, { signal })).result,
    enabled: omitsPaths,
    retry: false,
  });
  if (!omitsPaths) return unknown;
  if (isPending) return pending;
  // Without an answer nothing is known of the page, so signing in is the safe choice.
  return (data?.restricted ?? true) ? denied : unknown;
}
