import { longestDocumentRetention, type HotelProfileForm } from '@suite/contracts/hotels';
import {
  inputOf,
  Checkbox,
  FieldGroup,
  FormField,
  NumberInput,
  SuggestInput,
  type CheckedFormState,
} from '@suite/ui';
import { useMemo } from 'react';
import type { HotelProfileValues } from '../../../domain/hotel-profile-values.ts';
import { clockIn, timeZones } from '../../../domain/known-choices.ts';
import { t } from '../../../languages/catalog.ts';
import styles from '../hotel-profile.module.css';

export type HotelProfileFormState = CheckedFormState<HotelProfileValues, HotelProfileForm>;

const longestRetention = 72;

export function PolicyFields({ form }: { form: HotelProfileFormState }) {
  const zones = useMemo(() => timeZones(), []);
  const { time_zone } = form.values;
  // oxlint-disable-next-line react/purity -- the hint shows the time of the latest rendering, and nothing else depends on it
  const clock = clockIn(time_zone.trim(), new Date());
  return (
    <FieldGroup legend={t('Time and Verification')}>
      <div className={styles.fields}>
        <FormField
          label={t('Time Zone')}
          required
          error={form.errorOf('time_zone')}
          hint={
            clock
              ? t("It is {clock} there. Today's arrivals follow this clock.", { clock })
              : t('Type a city to search')
          }
        >
          <SuggestInput
            {...inputOf(form, 'time_zone')}
            suggestions={zones}
            maxLength={64}
            placeholder={t('Search a city, such as Lisbon')}
          />
        </FormField>
        <FormField
          label={t('Photo Retention (hours)')}
          required
          error={form.errorOf('retention_hours')}
          hint={t(
            'How long photos of a failed verification wait for the desk, 0 to 72. Those of a match are deleted within a minute.',
          )}
        >
          <NumberInput {...inputOf(form, 'retention_hours')} min={0} max={longestRetention} step={1} />
        </FormField>
        <DocumentRetention form={form} />
        <DocumentRules form={form} />
        <ArrivalQuestions form={form} />
      </div>
    </FieldGroup>
  );
}

function DocumentRetention({ form }: { form: HotelProfileFormState }) {
  return (
    <FormField
      label={t('Document Data Retention (days)')}
      required
      error={form.errorOf('document_retention_days')}
      hint={t(
        'How long after check-out the data read from a document is kept: name, date of birth, expiry and the last four characters of its number. 0 to 365.',
      )}
    >
      <NumberInput
        {...inputOf(form, 'document_retention_days')}
        min={0}
        max={longestDocumentRetention}
        step={1}
      />
    </FormField>
  );
}

function DocumentRules({ form }: { form: HotelProfileFormState }) {
  const { allows_photo_files, reviews_other_names, document_proof } = form.values;
  return (
    <>
      <FormField
        label={t('Document Photos')}
        error={form.errorOf('allows_photo_files')}
        hint={t(
          'Guests may choose a stored photo of their document. The desk sees which photos were not taken live.',
        )}
      >
        <Checkbox checked={allows_photo_files} onChange={form.change('allows_photo_files')}>
          {t('Accept photos from files')}
        </Checkbox>
      </FormField>
      <FormField
        label={t('Names')}
        error={form.errorOf('reviews_other_names')}
        hint={t('Off: such a guest is verified, and the name is marked for the desk.')}
      >
        <Checkbox checked={reviews_other_names} onChange={form.change('reviews_other_names')}>
          {t('Review documents in another name at the desk')}
        </Checkbox>
      </FormField>
      <FormField
        label={t('Proof by Documents')}
        error={form.errorOf('document_proof')}
        hint={t(
          'Off: a guest whose document shows no machine-readable zone is checked at the desk. On: such a guest is verified and marked. Anyone can print a page with a name and a photo.',
        )}
      >
        <Checkbox
          checked={document_proof === 'printed'}
          onChange={(isOn) => form.change('document_proof')(isOn ? 'printed' : 'zone')}
        >
          {t('Verify documents without a machine-readable zone')}
        </Checkbox>
      </FormField>
    </>
  );
}

function ArrivalQuestions({ form }: { form: HotelProfileFormState }) {
  return (
    <FormField
      label={t('Arrival')}
      error={form.errorOf('asks_guest_facts')}
      hint={t('The primary guest may answer on the last page of the verification, until the check-in.')}
    >
      <Checkbox checked={form.values.asks_guest_facts} onChange={form.change('asks_guest_facts')}>
        {t('Ask verified guests for phone, arrival time and requests')}
      </Checkbox>
    </FormField>
  );
}
