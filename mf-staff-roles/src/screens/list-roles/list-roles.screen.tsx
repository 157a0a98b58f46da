import { useUrlFilters } from '@suite/remote-kit';
import type { Role } from '@suite/contracts/staff-roles';
import { PageHeader, useDialog } from '@suite/ui';
import { HotelChoice, useChoosesHotel } from '../../components/hotel-choice.tsx';
import { t } from '../../languages/catalog.ts';
import { useHotelChoice } from '../../queries/use-hotel-choice.ts';
import { readRoleFilters, unfiltered } from '../../domain/role-filters.ts';
import styles from './list-roles.module.css';
import { RoleDetailsDialog } from './role-details-dialog.tsx';
import type { RoleDialogKind } from './role-dialogs.tsx';
import { RolesOfHotel } from './roles-of-hotel.tsx';

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
