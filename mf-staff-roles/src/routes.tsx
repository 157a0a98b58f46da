import type { RemoteRoute } from '@suite/remote-kit';

const listStaff = async () => (await import('./screens/list-staff/list-staff.screen.tsx')).ListStaffScreen;

export const routes: readonly RemoteRoute[] = [{ path: '/users', screen: listStaff }];
