import { Select } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { allHousekeepingRoomsQuery } from '../../../queries/list-housekeeping-rooms.query.ts';

interface RoomSelectProps {
  value: number | null;
  onChange: (room_id: number | null) => void;
}

/** One of the hotel's rooms, or none. */
export function RoomSelect({ value, onChange }: RoomSelectProps) {
  const { data = [] } = useQuery(allHousekeepingRoomsQuery);
  return (
    <Select
      value={value === null ? 'none' : String(value)}
      options={[
        { value: 'none', label: 'No room' },
        ...data.map(({ id, room_number, room_type }) => ({
          value: String(id),
          label: `${room_number} (${room_type})`,
        })),
      ]}
      onChange={(chosen) => onChange(chosen === 'none' ? null : Number(chosen))}
    />
  );
}
