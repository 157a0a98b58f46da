import type { HotelProfileForm } from '@suite/contracts/hotels';
import { FieldGroup, FormField, TextInput, type CheckedFormState, type TextInputProps } from '@suite/ui';
import type { HotelProfileValues } from '../../../domain/hotel-profile-values.ts';
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
  | 'password_min_length'
  | 'requires_second_factor'
>;
type Look = Pick<TextInputProps, 'type' | 'autoComplete' | 'inputMode'> & { wide?: boolean };

const hotelFields: readonly [TextName, string, Look?][] = [
  ['hotel_email', 'Hotel Email', { type: 'email' }],
  ['hotel_phone', 'Hotel Phone', { type: 'tel' }],
  ['hotel_address', 'Address', { wide: true }],
  ['hotel_city', 'City'],
  ['hotel_state', 'State'],
  ['hotel_country', 'Country'],
  ['postal_code', 'Postal Code', { inputMode: 'numeric' }],
];

const personFields: readonly [TextName, string, Look?][] = [
  ['contact_person_name', 'Contact Person Name'],
  ['contact_person_email', 'Contact Person Email', { type: 'email' }],
  ['contact_person_phone', 'Contact Person Phone', { type: 'tel' }],
];

/** The contact data of the hotel and of its contact person. */
export function ContactFields({ form }: { form: HotelProfileFormState }) {
  return (
    <>
      <Fields legend="Hotel" fields={hotelFields} form={form} />
      <Fields legend="Contact Person" fields={personFields} form={form} />
    </>
  );
}

function Fields(props: { legend: string; fields: typeof hotelFields; form: HotelProfileFormState }) {
  const { legend, fields, form } = props;
  return (
    <FieldGroup legend={legend}>
      <div className={styles.fields}>
        {fields.map(([name, label, { wide = false, ...look } = {}]) => (
          <div key={name} className={wide ? styles.wide : undefined}>
            <FormField label={label} required error={form.errorOf(name)}>
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
