import { useUrlFilters, useExistingPage, type ChangeFilters } from '@suite/remote-kit';
import type { Role } from '@suite/contracts/staff-roles';
import {
  PageHeader,
  useDialog,
  ScreenMessages,
  useMessages,
  Banner,
  Button,
  StatCard,
  StatGrid,
  type ScreenDialog,
  type ContentQuery,
} from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { HotelChoice, useChoosesHotel } from '../../components/hotel-choice.tsx';
import { t } from '../../languages/catalog.ts';
import { useHotelChoice } from '../../queries/use-hotel-choice.ts';
import { readRoleFilters, unfiltered, findRoles, type RoleFilters } from '../../domain/role-filters.ts';
import { listPermissionsQuery, listRolesQuery } from '../../queries/roles.ts';
import styles from './list-roles.module.css';
import { RoleDetailsDialog } from './role-details-dialog.tsx';
import { RoleDialogs, type RoleDialogKind } from './role-dialogs.tsx';
import { RolesPanel } from './roles-panel.tsx';

export function ListRolesScreen() {
  const choosesHotel = useChoosesHotel();
  const [filters, changeFilters, record] = useUrlFilters(readRoleFilters, unfiltered);
  const hotelId = choosesHotel ? filters.hotelId : null;
  const choice = useHotelChoice(choosesHotel, hotelId);
  const dialog = useDialog<RoleDialogKind, Role>('create');
  // The form replaces the details, because two open dialogs would compete for the focus.
  const formDialog = { ...dialog, open: dialog.open && !record.isOpen };
  const canEdit = !choosesHotel || (hotelId !== null && !choice.isMissing);
  return (
    <div className={styles.screen}>
      <PageHeader
        title={t('Role Management')}
        subtitle={t('Manage roles, and the permissions they give to the people who have them')}
      />
      <HotelChoice
        choice={choice}
        prompt={t('Your account belongs to no hotel. Choose one to see its roles.')}
        onChoose={(chosen) => changeFilters({ ...unfiltered, hotelId: chosen })}
      >
        <RolesOfHotel
          key={hotelId}
          filters={{ ...filters, hotelId }}
          onChange={changeFilters}
          dialog={formDialog}
          onView={({ id }) => record.open(id)}
        />
      </HotelChoice>
      {record.id === null ? null : (
        <RoleDetailsDialog
          id={record.id}
          open={record.isOpen}
          onClose={record.close}
          onEdit={
            canEdit
              ? (role) => {
                  record.close();
                  dialog.show('edit', role);
                }
              : undefined
          }
        />
      )}
    </div>
  );
}

interface RolesOfHotelProps {
  filters: RoleFilters;
  onChange: ChangeFilters<RoleFilters>;
  dialog: ScreenDialog<RoleDialogKind, Role>;
  onView: (role: Role) => void;
}

function RolesOfHotel({ filters, onChange, dialog, onView }: RolesOfHotelProps) {
  const { search, hotelId } = filters;
  const list = useQuery(listRolesQuery(hotelId, filters));
  const permissions = useQuery(listPermissionsQuery);
  const [said, say] = useMessages();
  const found = list.data && findRoles(list.data, search);
  useExistingPage(filters.page, found && Math.ceil(found.length / filters.limit), onChange);
  return (
    <>
      <ScreenMessages loads={{ list }} said={said} />
      <RoleStatCards roles={list} permissions={permissions} found={found?.length} />
      <RolesPanel
        list={list}
        found={found}
        filters={filters}
        onChange={onChange}
        dialog={dialog}
        onView={onView}
      />
      <RoleDialogs
        dialog={dialog}
        roles={list.data ?? []}
        permissions={permissions}
        hotelId={hotelId}
        say={say}
      />
    </>
  );
}

type Counted = ContentQuery<readonly unknown[]>;

interface RoleStatCardsProps {
  roles: Counted;
  permissions: Counted;
  found: number | undefined;
}

/** The second card counts the permissions that the user may put into a role. */
function RoleStatCards({ roles, permissions, found }: RoleStatCardsProps) {
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
