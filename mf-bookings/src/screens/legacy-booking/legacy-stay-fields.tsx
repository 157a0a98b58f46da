import { addDays, isCalendarDate } from '@suite/contracts/dates';
import { legacyRoomTypes, type LegacyBooking } from '@suite/contracts/bookings';
import { translateMessage } from '@suite/i18n';
import { DateInput, FormField, NumberInput, Select, TextInput, type CheckedFormState } from '@suite/ui';
import { hintOfEmail } from '../../domain/hint-of-email.ts';
import type { LegacyFormValues } from '../../domain/legacy-form.ts';
import { t } from '../../languages/catalog.ts';
import styles from './legacy-booking.module.css';

export type LegacyForm = CheckedFormState<LegacyFormValues, LegacyBooking>;

const roomTypeOptions = () => legacyRoomTypes.map((type) => ({ value: type, label: translateMessage(type) }));

export function LegacyStayFields({ form }: { form: LegacyForm }) {
  const { values, change, leave, errorOf } = form;
  const { checkin_date: checkin } = values;
  return (
    <div className={styles.fields}>
      <FormField label={t('Name')} required error={errorOf('name')}>
        <TextInput value={values.name} autoComplete="off" onChange={change('name')} onBlur={leave('name')} />
      </FormField>
      <FormField label={t('Email')} required error={errorOf('email')} hint={hintOfEmail(values.email)}>
        <TextInput
          type="email"
          value={values.email}
          autoComplete="off"
          onChange={change('email')}
          onBlur={leave('email')}
        />
      </FormField>
      <FormField label={t('Hotel name')} required error={errorOf('hotel_name')}>
        <TextInput value={values.hotel_name} onChange={change('hotel_name')} onBlur={leave('hotel_name')} />
      </FormField>
      <FormField label={t('Room type')} required error={errorOf('room_type')}>
        <Select
          value={values.room_type as (typeof legacyRoomTypes)[number] | ''}
          options={roomTypeOptions()}
          placeholder={t('Select room type')}
          onChange={change('room_type')}
          onBlur={leave('room_type')}
        />
      </FormField>
      <FormField label={t('Check-in date')} required error={errorOf('checkin_date')}>
        <DateInput value={checkin} onChange={change('checkin_date')} onBlur={leave('checkin_date')} />
      </FormField>
      <FormField label={t('Check-out date')} error={errorOf('checkout_date')}>
        <DateInput
          value={values.checkout_date}
          {...(isCalendarDate(checkin) && { min: addDays(checkin, 1) })}
          onChange={change('checkout_date')}
          onBlur={leave('checkout_date')}
        />
      </FormField>
      <FormField label={t('Nights')} error={errorOf('no_nights')}>
        <NumberInput
          value={values.no_nights}
          min={1}
          step={1}
          onChange={change('no_nights')}
          onBlur={leave('no_nights')}
        />
      </FormField>
    </div>
  );
}
