import { Banner, Button, StatCard, StatGrid, type ContentQuery } from '@suite/ui';
import { t } from '../../languages/catalog.ts';
import styles from './list-roles.module.css';

type Counted = ContentQuery<readonly unknown[]>;

interface RoleStatCardsProps {
  roles: Counted;
  permissions: Counted;
  found: number | undefined;
}

/** The second card counts the permissions that the user may put into a role. */
export function RoleStatCards({ roles, permissions, found }: RoleStatCardsProps) {
  const isLoading = ({ data, isFetching }: Counted) => !data && isFetching;
  const { error } = permissions;
  return (
    <section aria-label={t('Role statistics')} className={styles.parts}>
      {error && !permissions.data && !permissions.isFetching ? (
        <Banner tone="error">
          {error.message}{' '}
          <Button variant="link" size="small" onClick={() => void permissions.refetch()}>
            {t('Try Again')}
          </Button>
        </Banner>
      ) : null}
      <StatGrid oneLine>
        <StatCard
          label={t('Total Roles')}
          value={roles.data?.length}
          loading={isLoading(roles)}
          icon="roles"
          tone="accent"
        />
        <StatCard
          label={t('Available Permissions')}
          value={permissions.data?.length}
          loading={isLoading(permissions)}
          icon="check"
          tone="success"
        />
        <StatCard
          label={t('Filtered Results')}
          value={found}
          loading={isLoading(roles)}
          icon="search"
          tone="info"
        />
      </StatGrid>
    </section>
  );
}
