import { roomCapacity } from '@suite/contracts/bookings';
import { translateMessage } from '@suite/i18n';
import { Button, Icon } from '@suite/ui';
import { GuestRow } from '../../components/booking-form/guest-row.tsx';
import { passengerTexts } from '../../components/booking-form/guest-row-texts.ts';
import { withNextPassenger } from '../../domain/legacy-form.ts';
import { t } from '../../languages/catalog.ts';
import styles from './legacy-booking.module.css';
import type { LegacyForm } from './legacy-stay-fields.tsx';

export function LegacyPassengers({ form }: { form: LegacyForm }) {
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
