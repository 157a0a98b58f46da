import type { RemoteRoute } from '@suite/remote-kit';

const accountSettings = async () =>
  (await import('./screens/account-settings/account-settings.screen.tsx')).AccountSettingsScreen;

export const routes: readonly RemoteRoute[] = [{ path: '/account', screen: accountSettings }];
