import { roomTypes } from '@suite/contracts/bookings';
import { roomStatuses } from '@suite/contracts/hotels';
import { translateMessage } from '@suite/i18n';
import { FormField, Select } from '@suite/ui';
import { t } from '../../../languages/catalog.ts';

const optionsOf = (values: readonly string[]) =>
  values.map((value) => ({ value, label: translateMessage(value) }));

type Name = 'room_type' | 'status';

interface RoomKindFieldsProps {
  form: {
    values: Record<Name, string>;
    change: (name: Name) => (value: string) => void;
    errorOf: (name: Name) => string | undefined;
  };
}

export function RoomKindFields({ form }: RoomKindFieldsProps) {
  return (
    <>
      <FormField label={t('Room Type')} required error={form.errorOf('room_type')}>
        <Select
          value={form.values.room_type}
          options={optionsOf(roomTypes)}
          onChange={form.change('room_type')}
        />
      </FormField>
      <FormField label={t('Status')} required error={form.errorOf('status')}>
        <Select
          value={form.values.status}
          options={optionsOf(roomStatuses)}
          onChange={form.change('status')}
        />
      </FormField>
    </>
  );
}
