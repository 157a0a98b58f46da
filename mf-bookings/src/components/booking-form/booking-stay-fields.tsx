import { addDays, isCalendarDate } from '@suite/contracts/dates';
import { guestLanguageNames, roomTypes } from '@suite/contracts/bookings';
import type { CheckedForm } from '@suite/contracts/forms';
import { translateMessage } from '@suite/i18n';
import {
  inputOf,
  DateInput,
  FormField,
  NumberInput,
  Select,
  TextInput,
  useCheckedForm,
  type CheckedFormState,
} from '@suite/ui';
import { hintOfEmail } from '../../domain/booking-texts.ts';
import { changeBookingForm, type BookingFormValues } from '../../domain/booking-form.ts';
import { t } from '../../languages/catalog.ts';
import styles from './booking-form.module.css';

export type BookingForm = CheckedFormState<BookingFormValues, unknown>;

/** Recalculates the nights when the dates change. */
export function useBookingForm<Payload>(
  check: (values: BookingFormValues) => CheckedForm<Payload>,
  initial: BookingFormValues,
): CheckedFormState<BookingFormValues, Payload> {
  const form = useCheckedForm(check, initial);
  const update = (change: Partial<BookingFormValues>) => form.update(changeBookingForm(form.values, change));
  return { ...form, change: (field) => (entry) => update({ [field]: entry }) };
}

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
  const { values, errorOf } = form;
  return (
    <div className={styles.fields}>
      <HotelField form={form} hotel={hotel} />
      <FormField label={t('Name')} required hint={nameHint} error={errorOf('name')}>
        <TextInput {...inputOf(form, 'name')} autoComplete="off" />
      </FormField>
      <FormField label={t('Email')} required error={errorOf('email')} hint={hintOfEmail(values.email)}>
        <TextInput {...inputOf(form, 'email')} type="email" autoComplete="off" />
      </FormField>
      <StayDateFields form={form} firstCheckin={firstCheckin} />
      <FormField label={t('Room type')} required error={errorOf('room_type')}>
        <Select
          {...inputOf(form, 'room_type')}
          options={roomTypeOptionsFor(values.room_type)}
          placeholder={t('Select room type')}
        />
      </FormField>
      <FormField label={t('Nights')} required error={errorOf('no_nights')} hint={t('Counted from the dates')}>
        <NumberInput {...inputOf(form, 'no_nights')} min={1} step={1} />
      </FormField>
      <FormField
        label={t("Guest's language")}
        error={errorOf('guest_language')}
        hint={t('For e-mails to the guest')}
      >
        <Select {...inputOf(form, 'guest_language')} options={languageOptions()} />
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
          <NumberInput {...inputOf(form, 'hotel_id')} min={1} step={1} />
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
  const { checkin_date: checkin } = form.values;
  const before = isCalendarDate(checkin) ? checkin : firstCheckin;
  return (
    <>
      <FormField label={t('Check-in date')} required error={form.errorOf('checkin_date')}>
        <DateInput {...inputOf(form, 'checkin_date')} {...(firstCheckin && { min: firstCheckin })} />
      </FormField>
      <FormField label={t('Check-out date')} required error={form.errorOf('checkout_date')}>
        <DateInput {...inputOf(form, 'checkout_date')} {...(before && { min: addDays(before, 1) })} />
      </FormField>
    </>
  );
}
