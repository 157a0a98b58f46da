import { roomTypes } from '@suite/contracts/bookings';
import { translateMessage } from '@suite/i18n';
import { useCan } from '@suite/session';
import { Checkbox, FormField, inputOf, Select, type CheckedFormState } from '@suite/ui';
import type { BookingFormValues } from '../../domain/booking-form.ts';
import type { RoomsLeft } from '../../domain/rooms-left.ts';
import { t } from '../../languages/catalog.ts';
import styles from './booking-form.module.css';

const mayOverbook = ['manage_hotel'] as const;

/** A stored booking keeps a room type that new bookings are not offered. */
function roomTypeOptionsFor(current: string) {
  const types: string[] = [...roomTypes];
  if (current && !types.includes(current)) types.push(current);
  return types.map((type) => ({ value: type, label: translateMessage(type) }));
}

interface RoomTypeFieldProps {
  form: CheckedFormState<BookingFormValues, unknown>;
  roomsLeft: RoomsLeft | undefined;
}

export function RoomTypeField({ form, roomsLeft }: RoomTypeFieldProps) {
  const { values, errorOf } = form;
  const canOverbook = useCan(mayOverbook);
  const isSoldOut = roomsLeft?.isSoldOut === true;
  const advice = t('Please choose other nights or another room type, or ask a manager.');
  return (
    <div>
      <FormField
        label={t('Room type')}
        required
        error={errorOf('room_type')}
        hint={isSoldOut && !canOverbook ? `${roomsLeft.sentence} ${advice}` : roomsLeft?.sentence}
      >
        <Select
          {...inputOf(form, 'room_type')}
          options={roomTypeOptionsFor(values.room_type)}
          placeholder={t('Select room type')}
        />
      </FormField>
      {isSoldOut && canOverbook ? (
        <div className={styles.overbook}>
          <Checkbox checked={values.allow_overbooking} onChange={form.change('allow_overbooking')}>
            {values.room_count === 1
              ? t('Overbook: sell this room although none is left')
              : t('Overbook: sell these rooms although not enough are left')}
          </Checkbox>
        </div>
      ) : null}
    </div>
  );
}
