import { useUrlFilters } from '@suite/remote-kit';
import { useCan } from '@suite/session';
import { mayManageStaff } from '@suite/contracts/permissions';
import { PageHeader } from '@suite/ui';
import { HotelChoice, useChoosesHotel } from '../../components/hotel-choice.tsx';
import { t } from '../../languages/catalog.ts';
import { useHotelChoice } from '../../queries/use-hotel-choice.ts';
import { readStaffFilters, unfiltered } from '../../domain/staff-filters.ts';
import styles from './list-staff.module.css';
import { StaffDetailsDialog } from './staff-details/staff-details-dialog.tsx';
import { StaffOfHotel } from './staff-of-hotel.tsx';

export function ListStaffScreen() {
  const mayManage = useCan(mayManageStaff);
  const choosesHotel = useChoosesHotel();
  const [filters, changeFilters, record] = useUrlFilters(readStaffFilters, unfiltered);
  const hotelId = choosesHotel ? filters.hotelId : null;
  const choice = useHotelChoice(choosesHotel, hotelId);
  return (
    <div className={styles.screen}>
      <PageHeader
        title={t('Staff Management')}
        subtitle={
          mayManage
            ? t('Manage staff members, their positions and their roles')
            : t('Manage the roles of staff members')
        }
      />
      <HotelChoice
        choice={choice}
        prompt={t('Your account belongs to no hotel. Choose one to see its staff.')}
        onChoose={(chosen) => changeFilters({ ...unfiltered, hotelId: chosen })}
      >
        <StaffOfHotel
          key={hotelId}
          filters={{ ...filters, hotelId }}
          onChange={changeFilters}
          onView={({ user_id }) => record.open(user_id)}
        />
      </HotelChoice>
      {record.id === null ? null : (
        <StaffDetailsDialog id={record.id} open={record.isOpen} onClose={record.close} />
      )}
    </div>
  );
}
