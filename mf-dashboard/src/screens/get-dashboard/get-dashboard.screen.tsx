import { PageHeader } from '@suite/ui';

/** The dashboard of whoever is signed in. */
export function GetDashboardScreen() {
  return <PageHeader title="Dashboard" />;
}
