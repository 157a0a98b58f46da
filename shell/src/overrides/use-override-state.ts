import { useCan, useSession } from '@suite/session';
import { useRegistryDocument } from '#loading/registry-document';
import { isOverriding } from './override-key.ts';
import { atom } from 'jotai';

export const overridePanelOpenAtom = atom(false);

export function useOverrideState() {
  const { user } = useSession();
  const { data, isPending } = useRegistryDocument(user?.user_id ?? null);
  const mayGrant = useCan(['manage_releases']);
  const remotes = data?.remotes ?? [];
  const isFree = data?.freeOverrides ?? false;
  return {
    remotes,
    isPending,
    isFree,
    inForce: remotes.filter(({ cohort }) => cohort === 'override'),
    refused: data?.refusedOverrides ?? [],
    isOffered: mayGrant || isOverriding(),
  };
}
