import type { RemoteRoute } from '@suite/remote-kit';

const listAuditRecords = async () =>
  (await import('./screens/list-audit-records/list-audit-records.screen.tsx')).ListAuditRecordsScreen;
const listAccounts = async () =>
  (await import('./screens/list-accounts/list-accounts.screen.tsx')).ListAccountsScreen;
const listRoles = async () => (await import('./screens/list-roles/list-roles.screen.tsx')).ListRolesScreen;
const singleSignOn = async () =>
  (await import('./screens/single-sign-on/single-sign-on.screen.tsx')).SingleSignOnScreen;
const listStaff = async () => (await import('./screens/list-staff/list-staff.screen.tsx')).ListStaffScreen;

export const routes: readonly RemoteRoute[] = [
  { path: '/users', screen: listStaff },
  { path: '/roles', screen: listRoles },
  { path: '/audit', screen: listAuditRecords },
  { path: '/accounts', screen: listAccounts },
  { path: '/sign-in-settings', screen: singleSignOn },
];
