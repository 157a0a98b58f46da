import { checkForm } from '@suite/contracts/forms';
import { hotelRegistrationSchema, type AddressRules, type HotelRegistration } from '@suite/contracts/hotels';
import type { PartProps } from '@suite/remote-kit';
import {
  inputOf,
  FormDialog,
  useCheckedForm,
  FormField,
  TextInput,
  Banner,
  Button,
  Dialog,
  type CheckedFormState,
} from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import {
  useState,
  useEffect,
  useEffectEvent,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { emptyRegistration, registrationSections } from '../../domain/registration-fields.ts';
import { t } from '../../languages/catalog.ts';
import { getAddressRulesQuery, useRegisterHotel } from '../../queries/register-hotel.ts';
import styles from './register-hotel.module.css';

/** Keeps the entries after a failure. */
export function RegisterHotelDialog({ open, onClose }: PartProps) {
  const { data: rules } = useQuery({ ...getAddressRulesQuery, enabled: open });
  const form = useCheckedForm(
    (values) => checkForm(hotelRegistrationSchema, values, rules),
    emptyRegistration,
  );
  const register = useRegisterHotel();
  const [outcome, setOutcome] = useState<RegistrationOutcome & { id: number }>();

  const end = (reached: RegistrationOutcome) => {
    setOutcome({ ...reached, id: Date.now() });
    onClose();
  };
  const submit = () => {
    const value = form.submit();
    if (!value) return;
    register.mutate(value, {
      onSuccess: ({ message }) => {
        form.reset();
        end({ isSuccess: true, message });
      },
      onError: ({ message }) => end({ isSuccess: false, message }),
    });
  };

  return (
    <>
      <FormDialog
        open={open}
        title={t('Register Your Hotel')}
        description={t(
          'Our team reviews every registration. Once it is approved, your account details follow by email.',
        )}
        size="large"
        submitLabel={t('Register Hotel')}
        busyLabel={t('Registering...')}
        busy={register.isPending}
        isChanged={form.isChanged}
        failures={form.failures}
        onSubmit={submit}
        onClose={() => {
          form.reset();
          onClose();
        }}
      >
        <div className={styles.form}>
          <RegistrationFields form={form} rules={rules} />
        </div>
      </FormDialog>
      {outcome ? <RegistrationResult key={outcome.id} outcome={outcome} /> : null}
    </>
  );
}

interface RegistrationFieldsProps {
  form: CheckedFormState<typeof emptyRegistration, HotelRegistration>;
  rules: AddressRules | undefined;
}

function RegistrationFields({ form, rules }: RegistrationFieldsProps) {
  const isInternational = rules?.international_postcodes === true;
  return registrationSections(isInternational).map(({ title, fields }) => (
    <fieldset key={title} className={styles.section}>
      <legend>{title}</legend>
      <div className={styles.fields}>
        {fields.map(({ name, label, required = true, hint, ...control }) => (
          <FormField key={name} label={label} required={required} hint={hint} error={form.errorOf(name)}>
            <TextInput {...inputOf(form, name)} {...control} name={name} />
          </FormField>
        ))}
      </div>
    </fieldset>
  ));
}

const closesAfterMs = 10_000;
const messageClearsAfterMs = 20_000;

interface RegistrationOutcome {
  isSuccess: boolean;
  message: string;
}

/** Disappears after a while unless the pointer or the focus is on it. Each attempt needs its own key. */
export function RegistrationResult({ outcome }: { outcome: RegistrationOutcome }) {
  const { isSuccess, message } = outcome;
  const [open, setOpen] = useState(true);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [hasMessage, setHasMessage] = useState(true);
  usePausedTimer(closesAfterMs, hovered || focused, () => setOpen(false));

  // The backdrop belongs to the dialog, too.
  const onMouseMove = ({ target }: MouseEvent) =>
    setHovered((target as Element).closest('[role="dialog"]') !== null);
  // The dialog has the focus from the start, so a focus counts once the user has moved it.
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') setFocused(true);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.ownerDocument.querySelector('[role="dialog"]')?.contains(relatedTarget))
      setFocused(false);
  };

  return (
    <div onMouseMove={onMouseMove} onKeyDown={onKeyDown} onBlur={onBlur}>
      <Dialog
        open={open}
        title={isSuccess ? t('Registration Successful') : t('Registration Failed')}
        size="small"
        onClose={() => setOpen(false)}
        footer={
          <Button variant="primary" onClick={() => setOpen(false)}>
            {t('Close')}
          </Button>
        }
      >
        <div className={styles.section}>
          {hasMessage ? (
            <Banner
              tone={isSuccess ? 'success' : 'error'}
              clearAfterMs={messageClearsAfterMs}
              onDismiss={() => setHasMessage(false)}
            >
              {message}
            </Banner>
          ) : null}
          <p className={styles.text}>
            {isSuccess
              ? t(
                  'Your hotel registration request was submitted. A confirmation email follows once it has been approved.',
                )
              : t('Something went wrong with your registration. Please try again later or contact our team.')}
          </p>
        </div>
      </Dialog>
    </div>
  );
}

/** The time while `paused` does not count. */
function usePausedTimer(ms: number, paused: boolean, work: () => void): void {
  const left = useRef(ms);
  const finish = useEffectEvent(work);
  useEffect(() => {
    if (paused) return;
    const since = Date.now();
    const timer = setTimeout(() => finish(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [paused]);
}
