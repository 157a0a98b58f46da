import { queryClient } from '../session/session-store.ts';

/** Reads again what is shown of the notifications. What was not asked for yet is not asked for now. */
export function refreshNotifications(): void {
  void queryClient.invalidateQueries({ queryKey: ['shell', 'notifications'] });
}
