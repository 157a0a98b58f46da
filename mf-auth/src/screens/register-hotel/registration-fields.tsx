import type { AddressRules, HotelRegistration } from '@suite/contracts/hotels';
import { FormField, TextInput, type CheckedFormState } from '@suite/ui';
import { registrationSections, type emptyRegistration } from '../../domain/registration-fields.ts';
import styles from './register-hotel.module.css';

interface RegistrationFieldsProps {
  form: CheckedFormState<typeof emptyRegistration, HotelRegistration>;
  rules: AddressRules | undefined;
}

export function RegistrationFields({ form, rules }: RegistrationFieldsProps) {
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
