import { queryClient } from '../session/session-store.ts';

export function refreshNotifications(): void {
  void queryClient.invalidateQueries({ queryKey: ['shell', 'notifications'] });
}
