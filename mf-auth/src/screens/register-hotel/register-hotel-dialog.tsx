import { hotelRegistrationSchema } from '@suite/contracts';
import type { PartProps } from '@suite/remote-kit';
import { useUnsaved } from '@suite/session';
import { Button, ConfirmDialog, Dialog, focusFirstInvalid } from '@suite/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useCheckedForm } from '../../components/use-checked-form.ts';
import { emptyRegistration } from '../../domain/registration-fields.ts';
import { useRegisterHotel } from '../../queries/register-hotel.mutation.ts';
import { RegistrationFields } from './registration-fields.tsx';
import { RegistrationResult, type RegistrationOutcome } from './registration-result.tsx';
import styles from './register-hotel.module.css';

/** A hotel registers itself: the form, and how it went. What was typed outlives a failure. */
export function RegisterHotelDialog({ open, onClose }: PartProps) {
  const form = useCheckedForm(hotelRegistrationSchema, emptyRegistration);
  const register = useRegisterHotel();
  const [outcome, setOutcome] = useState<RegistrationOutcome & { id: number }>();
  const [asked, setAsked] = useState(false);
  const formId = useId();
  const formElement = useRef<HTMLFormElement>(null);
  const busy = register.isPending;
  useUnsaved(open && form.isChanged);

  useEffect(() => {
    if (form.failures > 0 && formElement.current) focusFirstInvalid(formElement.current);
  }, [form.failures]);

  const end = (reached: RegistrationOutcome) => {
    setOutcome({ ...reached, id: Date.now() });
    onClose();
  };
  const submit = () => {
    const value = busy ? undefined : form.submit();
    if (!value) return;
    register.mutate(value, {
      onSuccess: ({ message }) => {
        form.reset();
        end({ isSuccess: true, message });
      },
      onError: ({ message }) => end({ isSuccess: false, message }),
    });
  };
  const close = () => {
    if (form.isChanged) setAsked(true);
    else onClose();
  };
  const discard = () => {
    setAsked(false);
    form.reset(emptyRegistration);
    onClose();
  };

  return (
    <>
      <Dialog
        open={open}
        title="Register Your Hotel"
        description="Our team reviews every registration. Once it is approved, your account details follow by email."
        size="large"
        busy={busy}
        onClose={close}
        footer={
          <>
            <Button disabled={busy} onClick={close}>
              Cancel
            </Button>
            <Button variant="primary" type="submit" form={formId} busy={busy} busyLabel="Registering...">
              Register Hotel
            </Button>
          </>
        }
      >
        <form
          id={formId}
          ref={formElement}
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <RegistrationFields form={form} />
        </form>
      </Dialog>
      <ConfirmDialog
        open={asked}
        danger
        title="Discard your entries?"
        text="What you have entered for your hotel will be lost."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        onConfirm={discard}
        onCancel={() => setAsked(false)}
      />
      {outcome ? <RegistrationResult key={outcome.id} outcome={outcome} /> : null}
    </>
  );
}
