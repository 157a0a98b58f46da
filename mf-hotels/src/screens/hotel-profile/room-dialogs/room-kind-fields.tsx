import { roomTypes } from '@suite/contracts/bookings';
import { roomStatuses } from '@suite/contracts/hotels';
import { FormField, Select } from '@suite/ui';

const typeOptions = roomTypes.map((type) => ({ value: type, label: type }));
const statusOptions = roomStatuses.map((status) => ({ value: status, label: status }));

type Name = 'room_type' | 'status';

interface RoomKindFieldsProps {
  form: {
    values: Record<Name, string>;
    change: (name: Name) => (value: string) => void;
    errorOf: (name: Name) => string | undefined;
  };
}

/** What kind of room it is, and its state. */
export function RoomKindFields({ form }: RoomKindFieldsProps) {
  return (
    <>
      <FormField label="Room Type" required error={form.errorOf('room_type')}>
        <Select value={form.values.room_type} options={typeOptions} onChange={form.change('room_type')} />
      </FormField>
      <FormField label="Status" required error={form.errorOf('status')}>
        <Select value={form.values.status} options={statusOptions} onChange={form.change('status')} />
      </FormField>
    </>
  );
}
