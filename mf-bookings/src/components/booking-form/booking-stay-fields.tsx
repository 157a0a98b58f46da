import { addDays, isCalendarDate } from '@suite/contracts/dates';
import { hintOfEmail } from '../../domain/hint-of-email.ts';
import { guestLanguageNames, roomTypes } from '@suite/contracts/bookings';
import { translateMessage } from '@suite/i18n';
import { DateInput, FormField, NumberInput, Select, TextInput } from '@suite/ui';
import { t } from '../../languages/catalog.ts';
import styles from './booking-form.module.css';
import type { BookingForm } from './use-booking-form.ts';

/** A stored booking keeps a room type that new bookings are not offered. */
function roomTypeOptionsFor(current: string) {
  const types: string[] = [...roomTypes];
  if (current && !types.includes(current)) types.push(current);
  return types.map((type) => ({ value: type, label: translateMessage(type) }));
}

const languageOptions = () => [
  { value: '', label: t('Not known') },
  ...Object.entries(guestLanguageNames).map(([value, label]) => ({ value, label })),
];

interface BookingStayFieldsProps {
  form: BookingForm;
  /** Without it, a stay may begin on any day. */
  firstCheckin?: string | undefined;
  hotel: 'entered' | { name: string } | null;
  nameHint?: string | undefined;
}

export function BookingStayFields({ form, firstCheckin, hotel, nameHint }: BookingStayFieldsProps) {
  const { values, change, errorOf, leave } = form;
  const options = roomTypeOptionsFor(values.room_type);
  return (
    <div className={styles.fields}>
      <HotelField form={form} hotel={hotel} />
      <FormField label={t('Name')} required hint={nameHint} error={errorOf('name')}>
        <TextInput
          value={values.name}
          autoComplete="off"
          onChange={(name) => change({ name })}
          onBlur={leave('name')}
        />
      </FormField>
      <FormField label={t('Email')} required error={errorOf('email')} hint={hintOfEmail(values.email)}>
        <TextInput
          type="email"
          value={values.email}
          autoComplete="off"
          onChange={(email) => change({ email })}
          onBlur={leave('email')}
        />
      </FormField>
      <StayDateFields form={form} firstCheckin={firstCheckin} />
      <FormField label={t('Room type')} required error={errorOf('room_type')}>
        <Select
          value={values.room_type}
          options={options}
          placeholder={t('Select room type')}
          onChange={(room_type) => change({ room_type })}
          onBlur={leave('room_type')}
        />
      </FormField>
      <FormField label={t('Nights')} required error={errorOf('no_nights')} hint={t('Counted from the dates')}>
        <NumberInput
          value={values.no_nights}
          min={1}
          step={1}
          onChange={(no_nights) => change({ no_nights })}
          onBlur={leave('no_nights')}
        />
      </FormField>
      <FormField
        label={t("Guest's language")}
        error={errorOf('guest_language')}
        hint={t('For e-mails to the guest')}
      >
        <Select
          value={values.guest_language}
          options={languageOptions()}
          onChange={(guest_language) => change({ guest_language })}
          onBlur={leave('guest_language')}
        />
      </FormField>
    </div>
  );
}

function HotelField({ form, hotel }: Pick<BookingStayFieldsProps, 'form' | 'hotel'>) {
  if (!hotel) return null;
  return (
    <div className={styles.wholeRow}>
      {hotel === 'entered' ? (
        <FormField label={t('Hotel ID')} required error={form.errorOf('hotel_id')}>
          <NumberInput
            value={form.values.hotel_id}
            min={1}
            step={1}
            onChange={(hotel_id) => form.change({ hotel_id })}
            onBlur={form.leave('hotel_id')}
          />
        </FormField>
      ) : (
        <FormField label={t('Hotel')}>
          <TextInput value={hotel.name} readOnly onChange={() => undefined} />
        </FormField>
      )}
    </div>
  );
}

function StayDateFields({ form, firstCheckin }: Pick<BookingStayFieldsProps, 'form' | 'firstCheckin'>) {
  const { values, change, errorOf, leave } = form;
  const { checkin_date: checkin } = values;
  const before = isCalendarDate(checkin) ? checkin : firstCheckin;
  return (
    <>
      <FormField label={t('Check-in date')} required error={errorOf('checkin_date')}>
        <DateInput
          value={checkin}
          {...(firstCheckin && { min: firstCheckin })}
          onChange={(checkin_date) => change({ checkin_date })}
          onBlur={leave('checkin_date')}
        />
      </FormField>
      <FormField label={t('Check-out date')} required error={errorOf('checkout_date')}>
        <DateInput
          value={values.checkout_date}
          {...(before && { min: addDays(before, 1) })}
          onChange={(checkout_date) => change({ checkout_date })}
          onBlur={leave('checkout_date')}
        />
      </FormField>
    </>
  );
}
