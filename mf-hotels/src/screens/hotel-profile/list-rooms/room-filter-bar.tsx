import { roomTypes } from '@suite/contracts/bookings';
import { roomStatuses } from '@suite/contracts/hotels';
import type { ChangeFilters } from '@suite/remote-kit';
import { FormField, SearchInput, Select } from '@suite/ui';
import { longestRoomSearch, type RoomListFilters } from '../../../domain/room-filters.ts';
import styles from '../hotel-profile.module.css';

const optionsOf = <Name extends string>(all: string, names: readonly Name[]) => [
  { value: '' as const, label: all },
  ...names.map((name) => ({ value: name, label: name })),
];
const statusOptions = optionsOf('All Statuses', roomStatuses);
const typeOptions = optionsOf('All Types', roomTypes);

interface RoomFilterBarProps {
  filters: RoomListFilters;
  onChange: ChangeFilters<RoomListFilters>;
}

/** What narrows the list of rooms. */
export function RoomFilterBar({ filters, onChange }: RoomFilterBarProps) {
  return (
    <div role="search" aria-label="Filter rooms" className={styles.filters}>
      <FormField label="Search">
        <SearchInput
          value={filters.search}
          onChange={(search) => onChange({ search: search.trim() }, { replace: filters.search !== '' })}
          placeholder="Search room numbers..."
          maxLength={longestRoomSearch}
        />
      </FormField>
      <FormField label="Status">
        <Select value={filters.status} onChange={(status) => onChange({ status })} options={statusOptions} />
      </FormField>
      <FormField label="Room Type">
        <Select
          value={filters.room_type}
          onChange={(room_type) => onChange({ room_type })}
          options={typeOptions}
        />
      </FormField>
    </div>
  );
}
