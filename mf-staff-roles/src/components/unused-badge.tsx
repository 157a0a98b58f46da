import type { Permission } from '@suite/contracts/staff-roles';
import { Badge } from '@suite/ui';
import { t } from '../languages/catalog.ts';

/** Marks a permission whose remote no longer uses it; it opens nothing, but roles keep it. */
export function UnusedBadge({ permission }: { permission: Pick<Permission, 'remote'> }) {
  if (permission.remote?.is_used ?? true) return null;
  return (
    <>
      {' '}
      <Badge>{t('No longer used')}</Badge>
    </>
  );
}
