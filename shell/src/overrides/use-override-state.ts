import { useCan, useSession } from '@suite/session';
import { useRegistryDocument } from '../remotes/registry/registry-document.ts';
import { isOverriding } from './override-key.ts';

/** What the registry says about overrides of this visitor. */
export function useOverrideState() {
  const { user } = useSession();
  const { data } = useRegistryDocument(user?.user_id ?? null);
  const mayGrant = useCan(['manage_releases']);
  const remotes = data?.remotes ?? [];
  const isFree = data?.freeOverrides ?? false;
  return {
    remotes,
    /** No grant is needed here. */
    isFree,
    inForce: remotes.filter(({ cohort }) => cohort === 'override'),
    refused: data?.refusedOverrides ?? [],
    /** Whether the panel gets a button; a developer knows the keyboard shortcut or has a link. */
    isOffered: mayGrant || isOverriding(),
  };
}
