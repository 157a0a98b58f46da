import { callPlatform } from '../../platform/call-platform.ts';
import { useReleaseMutation } from './use-release-mutation.ts';

/** Takes a granted override back. */
export function useRevokeOverride() {
  return useReleaseMutation((id: number) => callPlatform(`/overrides/${id}`, { method: 'DELETE' }));
}
