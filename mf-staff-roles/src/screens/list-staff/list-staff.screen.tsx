import { useUrlFilters, useExistingPage, type ChangeFilters } from '@suite/remote-kit';
import { useCan } from '@suite/session';
import { mayManageStaff } from '@suite/contracts/permissions';
import {
  PageHeader,
  useDialog,
  StatCard,
  StatGrid,
  ScreenMessages,
  useMessages,
  type IconName,
  type Tone,
} from '@suite/ui';
import type { Staff } from '@suite/contracts/staff-roles';
import { useQuery } from '@tanstack/react-query';
import { HotelChoice, useChoosesHotel } from '../../components/hotel-choice.tsx';
import { t } from '../../languages/catalog.ts';
import { useHotelChoice } from '../../queries/use-hotel-choice.ts';
import { readStaffFilters, unfiltered, type StaffFilters } from '../../domain/staff-filters.ts';
import { listStaffQuery } from '../../queries/staff.ts';
import styles from './list-staff.module.css';
import { StaffDetailsDialog } from './staff-details-dialog.tsx';
import { StaffDialogs, type StaffDialogKind } from './staff-dialogs.tsx';
import { StaffPanel } from './staff-panel.tsx';

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

interface StaffOfHotelProps {
  filters: StaffFilters;
  onChange: ChangeFilters<StaffFilters>;
  onView: (staff: Staff) => void;
}

function StaffOfHotel({ filters, onChange, onView }: StaffOfHotelProps) {
  const list = useQuery(listStaffQuery(filters));
  const [said, say] = useMessages();
  const dialog = useDialog<StaffDialogKind, Staff>('add');

  const pagination = list.data?.pagination;
  const lastPage = list.isPlaceholderData ? undefined : pagination?.totalPages;
  useExistingPage(filters.page, lastPage, onChange);

  return (
    <>
      <ScreenMessages loads={{ list }} said={said} />
      <StaffStatCards
        counts={list.data?.counts}
        total={pagination?.total}
        loading={!list.data && list.isFetching}
      />
      <StaffPanel list={list} filters={filters} onChange={onChange} dialog={dialog} onView={onView} />
      <StaffDialogs dialog={dialog} listed={list.data?.staff ?? []} hotelId={filters.hotelId} say={say} />
    </>
  );
}

interface StaffStatCardsProps {
  counts: { active_staff: number; inactive_staff: number; recent_activity: number } | undefined;
  total: number | undefined;
  loading: boolean;
}

/** The first card counts the filtered staff, the others count all staff. */
function StaffStatCards({ counts, total, loading }: StaffStatCardsProps) {
  const cards: readonly [string, number | undefined, string, IconName, Tone][] = [
    [t('Total Staff'), total, t('Found by the filters'), 'team', 'accent'],
    [t('Active Staff'), counts?.active_staff, t('May sign in'), 'check', 'success'],
    [t('Inactive Staff'), counts?.inactive_staff, t('May not sign in'), 'close', 'neutral'],
    [t('Recent Activity'), counts?.recent_activity, t('Signed in within 24 hours'), 'clock', 'info'],
  ];
  return (
    <section aria-label={t('Staff statistics')}>
      <StatGrid oneLine>
        {cards.map(([label, value, note, icon, tone]) => (
          <StatCard
            key={label}
            label={label}
            value={value}
            note={note}
            loading={loading}
            icon={icon}
            tone={tone}
          />
        ))}
      </StatGrid>
    </section>
  );
}
