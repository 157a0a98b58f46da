import { roomTypes } from '@suite/contracts/bookings';
import { roomStatuses } from '@suite/contracts/hotels';
import { translateMessage } from '@suite/i18n';
import type { ChangeFilters } from '@suite/remote-kit';
import { FormField, SearchInput, Select } from '@suite/ui';
import { longestRoomSearch, type RoomListFilters } from '../../../domain/room-filters.ts';
import { t } from '../../../languages/catalog.ts';
import styles from '../hotel-profile.module.css';

const optionsOf = <Name extends string>(all: string, names: readonly Name[]) => [
  { value: '' as const, label: all },
  ...names.map((name) => ({ value: name, label: translateMessage(name) })),
];

interface RoomFilterBarProps {
  filters: RoomListFilters;
  onChange: ChangeFilters<RoomListFilters>;
}

export function RoomFilterBar({ filters, onChange }: RoomFilterBarProps) {
  return (
    <div role="search" aria-label={t('Filter rooms')} className={styles.filters}>
      <FormField label={t('Search')}>
        <SearchInput
          value={filters.search}
          onChange={(search) => onChange({ search: search.trim() }, { replace: filters.search !== '' })}
          placeholder={t('Search room numbers...')}
          maxLength={longestRoomSearch}
        />
      </FormField>
      <FormField label={t('Status')}>
        <Select
          value={filters.status}
          onChange={(status) => onChange({ status })}
          options={optionsOf(t('All Statuses'), roomStatuses)}
        />
      </FormField>
      <FormField label={t('Room Type')}>
        <Select
          value={filters.room_type}
          onChange={(room_type) => onChange({ room_type })}
          options={optionsOf(t('All Types'), roomTypes)}
        />
      </FormField>
    </div>
  );
}
