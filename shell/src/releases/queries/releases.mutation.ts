import { useApiMutation } from '@suite/remote-kit/queries';
import { toast } from '@suite/ui';
import { useQueryClient } from '@tanstack/react-query';
import { callPlatform } from '../../platform/call-platform.ts';
import type { Reach } from '../domain/audience.ts';

const mutationKey = ['releases'];

/** `run` ignores calls while another change is pending, so that a double click sends one. */
export function useReleaseMutation<Input>(call: (input: Input) => Promise<{ message: string }>) {
  const queries = useQueryClient();
  const mutation = useApiMutation(call, () => ({
    mutationKey,
    onSuccess: async ({ message }) => {
      toast.success(message);
      await queries.invalidateQueries({ queryKey: ['releases'] });
    },
  }));
  const run = (input: Input, onDone: () => void) => {
    if (queries.isMutating({ mutationKey }) > 0) return;
    mutation.mutate(input, { onSuccess: onDone });
  };
  return { run, busy: mutation.isPending, error: mutation.error, reset: mutation.reset };
}

interface Promotion extends Reach {
  /** `live` lets hotels follow the live release again. */
  release: string;
}

export const usePromoteRelease = (remote: string) =>
  useReleaseMutation((body: Promotion) =>
    callPlatform(`/remotes/${encodeURIComponent(remote)}/promote`, { method: 'POST', body }),
  );

interface Rollback {
  /** Nothing changes if this release is no longer live. */
  from: string;
  canary?: true;
}

export const useRollBackRelease = (remote: string) =>
  useReleaseMutation((body: Rollback) =>
    callPlatform(`/remotes/${encodeURIComponent(remote)}/rollback`, { method: 'POST', body }),
  );

export const useRevokeOverride = () =>
  useReleaseMutation((id: number) => callPlatform(`/overrides/${id}`, { method: 'DELETE' }));

export interface OriginDecision {
  origin: string;
  verb: 'accept' | 'refuse';
}

export const useDecideOrigin = (remote: string) =>
  useReleaseMutation(({ origin, verb }: OriginDecision) =>
    callPlatform(`/remotes/${remote}/override-origins/${verb}`, { method: 'POST', body: { origin } }),
  );

export type PermissionVerb = 'accept' | 'refuse' | 'withdraw';

interface PermissionDecision {
  name: string;
  verb: PermissionVerb;
  /** The server rejects the acceptance if the live release has another wording by now. */
  release: string | undefined;
}

export const useDecidePermission = () =>
  useReleaseMutation(({ name, verb, release }: PermissionDecision) =>
    callPlatform(`/permissions/${encodeURIComponent(name)}/${verb}`, {
      method: 'POST',
      body: verb === 'accept' && release !== undefined ? { release } : {},
    }),
  );

interface Mapping {
  alias: string;
  origin: string;
  remotes: string[];
  /** Callers need any of these; with null they need what their remotes require. */
  permissions: string[] | null;
  /** The server rejects the change if the mapping has been updated since. */
  updated_at: string | undefined;
}

export const useMapService = () =>
  useReleaseMutation(({ alias, ...body }: Mapping) =>
    callPlatform(`/services/${encodeURIComponent(alias)}`, { method: 'PUT', body }),
  );

export const useUnmapService = () =>
  useReleaseMutation(({ alias, ...body }: { alias: string; updated_at: string; force: boolean }) =>
    callPlatform(`/services/${encodeURIComponent(alias)}`, { method: 'DELETE', body }),
  );
