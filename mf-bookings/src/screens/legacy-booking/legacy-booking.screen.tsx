import { checkForm } from '@suite/contracts/forms';
import { legacyBookingSchema, type LegacyBooking } from '@suite/contracts/bookings';
import { useUnsaved } from '@suite/session';
import { Button, focusFirstInvalid, PageHeader, Panel, useCheckedForm } from '@suite/ui';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { emptyLegacyForm, legacyPayload, type LegacyFormValues } from '../../domain/legacy-form.ts';
import { useCreateBooking } from '../../queries/bookings.ts';
import { t } from '../../languages/catalog.ts';
import styles from './legacy-booking.module.css';
import { LegacyPassengers } from './legacy-passengers.tsx';
import { LegacyStayFields } from './legacy-stay-fields.tsx';

const check = (values: LegacyFormValues) =>
  checkForm<LegacyBooking>(legacyBookingSchema, legacyPayload(values));

export function LegacyBookingScreen() {
  const form = useCheckedForm(check, emptyLegacyForm());
  const create = useCreateBooking();
  const navigate = useNavigate();
  const formElement = useRef<HTMLFormElement>(null);
  useUnsaved(form.isChanged && !create.isSuccess);

  useEffect(() => {
    if (form.failures > 0 && formElement.current) focusFirstInvalid(formElement.current);
  }, [form.failures]);

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
