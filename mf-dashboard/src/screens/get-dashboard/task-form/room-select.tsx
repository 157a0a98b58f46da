import { translateMessage } from '@suite/i18n';
import { Select } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../../languages/catalog.ts';
import { allHousekeepingRoomsQuery } from '../../../queries/housekeeping.ts';

interface RoomSelectProps {
  value: number | null;
  onChange: (room_id: number | null) => void;
  /** Rooms of this type come first. */
  preferredType?: string | null;
}

export function RoomSelect({ value, onChange, preferredType }: RoomSelectProps) {
  const { data = [] } = useQuery(allHousekeepingRoomsQuery);
  const preference = ({ room_type }: { room_type: string }) => (room_type === preferredType ? 0 : 1);
  const rooms = [...data].sort((a, b) => preference(a) - preference(b));
  return (
    <Select
      value={value === null ? 'none' : String(value)}
      options={[
        { value: 'none', label: t('No room') },
        ...rooms.map(({ id, room_number, room_type }) => ({
          value: String(id),
          label: `${room_number} (${translateMessage(room_type)})`,
        })),
      ]}
      onChange={(chosen) => onChange(chosen === 'none' ? null : Number(chosen))}
    />
  );
}
