import { addDays, isCalendarDate } from '@suite/contracts/dates';
import { guestLanguageNames, maxGroupRooms } from '@suite/contracts/bookings';
import type { CheckedForm } from '@suite/contracts/forms';
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
import type { RoomsLeft } from '../../domain/rooms-left.ts';
import { t } from '../../languages/catalog.ts';
import styles from './booking-form.module.css';
import { RoomTypeField } from './room-type-field.tsx';

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
  roomsLeft: RoomsLeft | undefined;
  focusesName?: boolean;
  /** New bookings alone can be several. */
  choosesRoomCount?: boolean;
}

export function BookingStayFields(props: BookingStayFieldsProps) {
  const { form, firstCheckin, hotel, nameHint, roomsLeft, focusesName, choosesRoomCount } = props;
  const { values, errorOf } = form;
  return (
    <div className={styles.fields}>
      {hotel === 'entered' || hotel === null ? null : (
        <div className={styles.wholeRow}>
          <FormField label={t('Hotel')}>
            <TextInput value={hotel.name} readOnly onChange={() => undefined} />
          </FormField>
        </div>
      )}
      <FormField label={t('Name')} required hint={nameHint} error={errorOf('name')}>
        <TextInput {...inputOf(form, 'name')} autoComplete="off" autoFocus={focusesName} />
      </FormField>
      <FormField label={t('Email')} required error={errorOf('email')} hint={hintOfEmail(values.email)}>
        <TextInput {...inputOf(form, 'email')} type="email" autoComplete="off" />
      </FormField>
      {hotel === 'entered' ? (
        <div className={styles.wholeRow}>
          <FormField label={t('Hotel ID')} required error={errorOf('hotel_id')}>
            <NumberInput {...inputOf(form, 'hotel_id')} min={1} step={1} />
          </FormField>
        </div>
      ) : null}
      <div className={styles.stay}>
        <RoomTypeField form={form} roomsLeft={roomsLeft} />
        <StayDateFields form={form} firstCheckin={firstCheckin} />
      </div>
      <div className={styles.stay}>
        <FormField
          label={t('Nights')}
          required
          error={errorOf('no_nights')}
          hint={t('Counted from the dates')}
        >
          <NumberInput {...inputOf(form, 'no_nights')} min={1} step={1} />
        </FormField>
        {choosesRoomCount ? (
          <FormField label={t('Number of rooms')} required error={errorOf('room_count')}>
            <NumberInput {...inputOf(form, 'room_count')} min={1} max={maxGroupRooms} step={1} />
          </FormField>
        ) : null}
        <FormField
          label={t("Guest's language")}
          error={errorOf('guest_language')}
          hint={t('For e-mails to the guest')}
        >
          <Select {...inputOf(form, 'guest_language')} options={languageOptions()} />
        </FormField>
      </div>
    </div>
  );
}

function StayDateFields({ form, firstCheckin }: Pick<BookingStayFieldsProps, 'form' | 'firstCheckin'>) {
  const { checkin_date: checkin } = form.values;
  const before = isCalendarDate(checkin) ? checkin : firstCheckin;
  return (
    <>
      <FormField label={t('Check-in date')} required error={form.errorOf('checkin_date')}>
        <DateInput {...inputOf(form, 'checkin_date')} min={firstCheckin} from={firstCheckin} />
      </FormField>
      <FormField label={t('Check-out date')} required error={form.errorOf('checkout_date')}>
        <DateInput {...inputOf(form, 'checkout_date')} min={before && addDays(before, 1)} from={before} />
      </FormField>
    </>
  );
}
