import { checkForm } from '@suite/contracts';
import { leftoverBookingSchema, type LeftoverBooking } from '@suite/contracts/bookings';
import { useUnsaved } from '@suite/session';
import { Button, focusFirstInvalid, PageHeader, Panel, useCheckedForm } from '@suite/ui';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { emptyLeftoverForm, leftoverPayload, type LeftoverFormValues } from '../../domain/leftover-form.ts';
import { useCreateBooking } from '../../queries/create-booking.mutation.ts';
import styles from './leftover-booking.module.css';
import { LeftoverPassengers } from './leftover-passengers.tsx';
import { LeftoverStayFields } from './leftover-stay-fields.tsx';

const check = (values: LeftoverFormValues) =>
  checkForm<LeftoverBooking>(leftoverBookingSchema, leftoverPayload(values));

/** Create New Booking, the leftover page: it sends the booking and goes to the list. */
export function LeftoverBookingScreen() {
  const form = useCheckedForm(check, emptyLeftoverForm);
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
    create.mutate(leftoverPayload(form.values) as LeftoverBooking, {
      onSuccess: () => void navigate('/bookings'),
      onError: (error) => {
        // oxlint-disable-next-line no-console -- this page only logs a failure and shows nothing of it
        console.error('The booking was not created.', error.errorType, error.message);
      },
    });
  };
  return (
    <div className={styles.screen}>
      <PageHeader title="Create New Booking" subtitle="Book a stay at a hotel by its name" />
      <Panel>
        <form
          ref={formElement}
          className={styles.form}
          noValidate
          aria-label="Create New Booking"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <LeftoverStayFields form={form} />
          <LeftoverPassengers form={form} />
          <div className={styles.buttons}>
            <Button onClick={() => void navigate('/bookings')}>Cancel</Button>
            <Button variant="primary" type="submit" busy={create.isPending} busyLabel="Creating...">
              Create Booking
            </Button>
          </div>
        </form>
      </Panel>
    </div>
  );
}
