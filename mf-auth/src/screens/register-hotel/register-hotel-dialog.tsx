import { checkForm } from '@suite/contracts/forms';
import { hotelRegistrationSchema, type AddressRules, type HotelRegistration } from '@suite/contracts/hotels';
import type { PartProps } from '@suite/remote-kit';
import { FormDialog, useCheckedForm, FormField, TextInput, type CheckedFormState } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { emptyRegistration, registrationSections } from '../../domain/registration-fields.ts';
import { t } from '../../languages/catalog.ts';
import { getAddressRulesQuery, useRegisterHotel } from '../../queries/register-hotel.ts';
import { RegistrationResult, type RegistrationOutcome } from './registration-result.tsx';
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
            <TextInput
              {...control}
              name={name}
              value={form.values[name]}
              onChange={form.change(name)}
              onBlur={form.leave(name)}
            />
          </FormField>
        ))}
      </div>
    </fieldset>
  ));
}
