import { callPlatform } from '../../platform/call-platform.ts';
import { useReleaseMutation } from './use-release-mutation.ts';

export function useRevokeOverride() {
  return useReleaseMutation((id: number) => callPlatform(`/overrides/${id}`, { method: 'DELETE' }));
}
