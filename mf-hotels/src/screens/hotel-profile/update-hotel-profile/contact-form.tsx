import type { HotelProfile } from '@suite/contracts/hotels';
import { useQuery } from '@tanstack/react-query';
import {
  inputOf,
  FieldGroup,
  FormField,
  TextInput,
  Checkbox,
  NumberInput,
  type TextInputProps,
} from '@suite/ui';
import { maxMinPasswordLength, minPasswordLength } from '@suite/contracts/auth';
import {
  checkHotelProfile,
  hotelProfileValuesOf,
  type HotelProfileValues,
} from '../../../domain/hotel-profile-values.ts';
import { t, tn } from '../../../languages/catalog.ts';
import { getAddressRulesQuery, useUpdateHotelProfile } from '../../../queries/hotel-profile.ts';
import { StoredForm, useStoredForm } from '../stored-form.tsx';
import styles from '../hotel-profile.module.css';
import { PolicyFields, type HotelProfileFormState } from './policy-fields.tsx';

interface ContactFormProps {
  profile: HotelProfile;
  onReload: () => Promise<{ data: HotelProfile | undefined }>;
}

export function ContactForm({ profile, onReload }: ContactFormProps) {
  const { data: rules } = useQuery(getAddressRulesQuery);
  const { form, frame } = useStoredForm({
    stored: profile,
    valuesOf: hotelProfileValuesOf,
    check: (values) => checkHotelProfile(values, profile, rules),
    save: useUpdateHotelProfile(),
    reload: onReload,
  });
  return (
    <StoredForm label={t('Contact and policy')} frame={frame} saveLabel={t('Save Profile')}>
      <ContactFields form={form} isInternational={rules?.international_postcodes === true} />
      <PolicyFields form={form} />
      <SignInFields form={form} />
      <MailFields form={form} />
    </StoredForm>
  );
}

type TextName = Extract<
  keyof HotelProfileValues,
  `hotel_${string}` | `contact_person_${string}` | 'postal_code'
>;
type Look = Pick<TextInputProps, 'type' | 'autoComplete' | 'inputMode'> & {
  wide?: boolean;
  required?: boolean;
  hint?: string;
};

type Field = readonly [TextName, string, Look?];

const hotelFields = (isInternational: boolean): readonly Field[] => [
  ['hotel_email', t('Hotel Email'), { type: 'email' }],
  ['hotel_phone', t('Hotel Phone'), { type: 'tel', hint: t('7 to 15 characters') }],
  ['hotel_address', t('Address'), { wide: true }],
  ['hotel_city', t('City')],
  ['hotel_state', t('State'), { required: !isInternational }],
  ['hotel_country', t('Country')],
  ['postal_code', t('Postal Code'), { inputMode: isInternational ? 'text' : 'numeric' }],
];

const personFields = (): readonly Field[] => [
  ['contact_person_name', t('Contact Person Name')],
  ['contact_person_email', t('Contact Person Email'), { type: 'email' }],
  ['contact_person_phone', t('Contact Person Phone'), { type: 'tel', hint: t('7 to 15 characters') }],
];

interface ContactFieldsProps {
  form: HotelProfileFormState;
  isInternational: boolean;
}

function ContactFields({ form, isInternational }: ContactFieldsProps) {
  return (
    <>
      <Fields legend={t('Hotel')} fields={hotelFields(isInternational)} form={form} />
      <Fields legend={t('Contact Person')} fields={personFields()} form={form} />
    </>
  );
}

function Fields(props: { legend: string; fields: readonly Field[]; form: HotelProfileFormState }) {
  const { legend, fields, form } = props;
  return (
    <FieldGroup legend={legend}>
      <div className={styles.fields}>
        {fields.map(([name, label, { wide = false, required = true, hint, ...look } = {}]) => (
          <div key={name} className={wide ? styles.wide : undefined}>
            <FormField label={label} required={required} hint={hint} error={form.errorOf(name)}>
              <TextInput {...inputOf(form, name)} autoComplete="off" {...look} />
            </FormField>
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}

const earliestReminder = 30;

function MailFields({ form }: { form: HotelProfileFormState }) {
  const { invites_on_booking, reminder_days } = form.values;
  return (
    <FieldGroup legend={t('Verification Emails')}>
      <div className={styles.fields}>
        <FormField
          label={t('Invitation')}
          error={form.errorOf('invites_on_booking')}
          hint={t(
            'The primary guest of each booking made from now on gets the link within a minute, once. Off: staff send it by hand.',
          )}
        >
          <Checkbox checked={invites_on_booking} onChange={form.change('invites_on_booking')}>
            {t('Send with every new booking')}
          </Checkbox>
        </FormField>
        <FormField
          label={t('Reminder (days before arrival)')}
          required
          error={form.errorOf('reminder_days')}
          hint={describeReminder(reminder_days)}
        >
          <NumberInput {...inputOf(form, 'reminder_days')} min={0} max={earliestReminder} step={1} />
        </FormField>
      </div>
    </FieldGroup>
  );
}

function describeReminder(days: number | null): string {
  if (!days) return t('No reminder is sent. 1 to 30: guests who are not verified by then are reminded once.');
  return tn(
    days,
    "The day before arrival, after 9:00 by your hotel's clock, guests who are not verified are reminded once. 0: no reminder.",
    "From {count} days before arrival, after 9:00 by your hotel's clock, guests who are not verified are reminded once. 0: no reminder.",
  );
}

function SignInFields({ form }: { form: HotelProfileFormState }) {
  const { requires_second_factor } = form.values;
  return (
    <FieldGroup legend={t('Sign-in of Your Staff')}>
      <div className={styles.fields}>
        <FormField
          label={t('Password Length')}
          required
          error={form.errorOf('password_min_length')}
          hint={t(
            "The fewest characters of your staff's passwords, 6 to 64. Shorter ones are changed at the next sign-in. The platform may ask for more.",
          )}
        >
          <NumberInput
            {...inputOf(form, 'password_min_length')}
            min={minPasswordLength}
            max={maxMinPasswordLength}
            step={1}
          />
        </FormField>
        <FormField
          label={t('Two-Step Verification')}
          error={form.errorOf('requires_second_factor')}
          hint={t(
            'At their next sign-in, your staff set up an authenticator app or a passkey before anything else. The platform may require it too.',
          )}
        >
          <Checkbox checked={requires_second_factor} onChange={form.change('requires_second_factor')}>
            {t('Require two-step verification')}
          </Checkbox>
        </FormField>
      </div>
    </FieldGroup>
  );
}
