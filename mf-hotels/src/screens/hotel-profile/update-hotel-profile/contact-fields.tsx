import type { HotelProfileForm } from '@suite/contracts/hotels';
import { FieldGroup, FormField, TextInput, type CheckedFormState, type TextInputProps } from '@suite/ui';
import type { HotelProfileValues } from '../../../domain/hotel-profile-values.ts';
import { t } from '../../../languages/catalog.ts';
import styles from '../hotel-profile.module.css';

export type HotelProfileFormState = CheckedFormState<HotelProfileValues, HotelProfileForm>;

type TextName = Exclude<
  keyof HotelProfileValues,
  | 'retention_hours'
  | 'time_zone'
  | 'invites_on_booking'
  | 'reminder_days'
  | 'allows_photo_files'
  | 'reviews_other_names'
  | 'document_proof'
  | 'document_retention_days'
  | 'password_min_length'
  | 'requires_second_factor'
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

export function ContactFields({ form, isInternational }: ContactFieldsProps) {
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
              <TextInput
                autoComplete="off"
                {...look}
                value={form.values[name]}
                onChange={form.change(name)}
                onBlur={form.leave(name)}
              />
            </FormField>
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}
