import { checkForm } from '@suite/contracts/forms';
import {
  legacyBookingSchema,
  legacyRoomTypes,
  roomCapacity,
  type LegacyBooking,
} from '@suite/contracts/bookings';
import { useUnsaved } from '@suite/session';
import {
  inputOf,
  Button,
  useFocusFirstInvalid,
  PageHeader,
  Panel,
  useCheckedForm,
  DateInput,
  FormField,
  NumberInput,
  Select,
  TextInput,
  Icon,
  type CheckedFormState,
} from '@suite/ui';
import { useNavigate } from 'react-router-dom';
import { addDays, isCalendarDate } from '@suite/contracts/dates';
import { translateMessage } from '@suite/i18n';
import {
  emptyLegacyForm,
  legacyPayload,
  withNextPassenger,
  type LegacyFormValues,
} from '../../domain/legacy-form.ts';
import { useCreateBookings } from '../../queries/bookings.ts';
import { t } from '../../languages/catalog.ts';
import { hintOfEmail } from '../../domain/booking-texts.ts';
import { GuestRow, passengerTexts } from '../../components/booking-form/guest-row.tsx';
import styles from './legacy-booking.module.css';

const check = (values: LegacyFormValues) =>
  checkForm<LegacyBooking>(legacyBookingSchema, legacyPayload(values));

export function LegacyBookingScreen() {
  const form = useCheckedForm(check, emptyLegacyForm());
  const create = useCreateBookings();
  const navigate = useNavigate();
  const formElement = useFocusFirstInvalid(form.failures);
  useUnsaved(form.isChanged && !create.isSuccess);

  const submit = () => {
    const booking = create.isPending ? undefined : form.submit();
    if (!booking) return;
    create.mutate(legacyPayload(form.values) as LegacyBooking, {
      onSuccess: () => void navigate('/bookings'),
      onError: (error) => {
        // oxlint-disable-next-line no-console -- this page only logs a failure and shows nothing of it
        console.error('The booking was not created.', error.errorType, error.message);
      },
    });
  };
  return (
    <div className={styles.screen}>
      <PageHeader title={t('Create New Booking')} subtitle={t('Book a stay at a hotel by its name')} />
      <Panel>
        <form
          ref={formElement}
          className={styles.form}
          noValidate
          aria-label={t('Create New Booking')}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <LegacyStayFields form={form} />
          <LegacyPassengers form={form} />
          <div className={styles.buttons}>
            <Button onClick={() => void navigate('/bookings')}>{t('Cancel')}</Button>
            <Button variant="primary" type="submit" busy={create.isPending} busyLabel={t('Creating...')}>
              {t('Create Booking')}
            </Button>
          </div>
        </form>
      </Panel>
    </div>
  );
}

type LegacyForm = CheckedFormState<LegacyFormValues, LegacyBooking>;

const roomTypeOptions = () => legacyRoomTypes.map((type) => ({ value: type, label: translateMessage(type) }));

function LegacyStayFields({ form }: { form: LegacyForm }) {
  const { values, errorOf } = form;
  const { checkin_date: checkin } = values;
  return (
    <div className={styles.fields}>
      <FormField label={t('Name')} required error={errorOf('name')}>
        <TextInput {...inputOf(form, 'name')} autoComplete="off" />
      </FormField>
      <FormField label={t('Email')} required error={errorOf('email')} hint={hintOfEmail(values.email)}>
        <TextInput {...inputOf(form, 'email')} type="email" autoComplete="off" />
      </FormField>
      <FormField label={t('Hotel name')} required error={errorOf('hotel_name')}>
        <TextInput {...inputOf(form, 'hotel_name')} />
      </FormField>
      <FormField label={t('Room type')} required error={errorOf('room_type')}>
        <Select<string>
          {...inputOf(form, 'room_type')}
          options={roomTypeOptions()}
          placeholder={t('Select room type')}
        />
      </FormField>
      <FormField label={t('Check-in date')} required error={errorOf('checkin_date')}>
        <DateInput {...inputOf(form, 'checkin_date')} />
      </FormField>
      <FormField label={t('Check-out date')} error={errorOf('checkout_date')}>
        <DateInput
          {...inputOf(form, 'checkout_date')}
          {...(isCalendarDate(checkin) && { min: addDays(checkin, 1) })}
        />
      </FormField>
      <FormField label={t('Nights')} error={errorOf('no_nights')}>
        <NumberInput {...inputOf(form, 'no_nights')} min={1} step={1} />
      </FormField>
    </div>
  );
}

function LegacyPassengers({ form }: { form: LegacyForm }) {
  const { passengers, room_type: roomType } = form.values;
  const set = form.change('passengers');
  const tooMany = form.errorOf('passengers');
  return (
    <fieldset className={styles.passengers}>
      <legend>{t('Passengers')}</legend>
      {passengers.map((passenger, index) => (
        <GuestRow
          key={passenger.key}
          guest={passenger}
          texts={passengerTexts(index + 1)}
          nameError={form.errorOf(`passengers[${index}].name`)}
          typeError={form.errorOf(`passengers[${index}].type`)}
          onChange={(change) =>
            set(passengers.map((each) => (each === passenger ? { ...each, ...change } : each)))
          }
          onLeave={(field) => form.leave(`passengers[${index}].${field}`)()}
          onRemove={
            passengers.length > 1 ? () => set(passengers.filter((each) => each !== passenger)) : undefined
          }
        />
      ))}
      {tooMany ? (
        <p className={styles.error} role="alert">
          {translateMessage(tooMany)}
        </p>
      ) : null}
      {passengers.length < roomCapacity(roomType) ? (
        <div>
          <Button size="small" icon={<Icon name="plus" />} onClick={() => set(withNextPassenger(passengers))}>
            {t('Add Passenger')}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}
