import type { HotelProfile } from '@suite/contracts/hotels';
import { useQuery } from '@tanstack/react-query';
import { checkHotelProfile, hotelProfileValuesOf } from '../../../domain/hotel-profile-values.ts';
import { t } from '../../../languages/catalog.ts';
import { getAddressRulesQuery, useUpdateHotelProfile } from '../../../queries/hotel-profile.ts';
import { ContactFields } from './contact-fields.tsx';
import { MailFields } from './mail-fields.tsx';
import { PolicyFields } from './policy-fields.tsx';
import { SignInFields } from './sign-in-fields.tsx';
import { StoredForm } from '../stored-form/stored-form.tsx';
import { useStoredForm } from '../stored-form/use-stored-form.ts';

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
