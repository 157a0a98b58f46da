import { roomTypes } from '@suite/contracts/bookings';
import { ratesFormSchema, type Rates, type RatesForm as RatesPayload } from '@suite/contracts/hotels';
import { translateMessage } from '@suite/i18n';
import { inputOf, FormField, NumberInput, SuggestInput } from '@suite/ui';
import { useMemo } from 'react';
import { checkForm, type CheckedForm } from '@suite/contracts/forms';
import { currencies } from '../../../domain/known-choices.ts';
import { t } from '../../../languages/catalog.ts';
import { useUpdateRates } from '../../../queries/hotel-profile.ts';
import styles from '../hotel-profile.module.css';
import { StoredForm, useStoredForm } from '../stored-form.tsx';

const exampleCurrency = 'EUR';

interface RatesFormProps {
  rates: Rates;
  onReload: () => Promise<{ data: Rates | undefined }>;
}

export function RatesForm({ rates, onReload }: RatesFormProps) {
  const known = useMemo(() => currencies(), []);
  const { form, frame } = useStoredForm({
    stored: rates,
    valuesOf: ratesValuesOf,
    check: (values) => checkRates(values, rates),
    save: useUpdateRates(),
    reload: onReload,
    fieldOf: (path, sent) => fieldOf(path, sent.rates),
  });
  const { currency } = form.values;
  return (
    <StoredForm label={t('Nightly rates')} frame={frame} saveLabel={t('Save Rates')}>
      <p className={styles.muted}>
        {t('Revenue is calculated from these rates. Room types without a rate count as zero.')}
      </p>
      <div className={styles.fields}>
        <FormField
          label={t('Currency')}
          required
          error={form.errorOf('currency')}
          hint={
            known.find(({ value }) => value === currency.trim().toUpperCase())?.label ??
            t('Such as {currency}', { currency: exampleCurrency })
          }
        >
          <SuggestInput
            suggestions={known}
            value={currency}
            maxLength={3}
            placeholder={exampleCurrency}
            onChange={(code) => form.change('currency')(code.toUpperCase())}
            onBlur={form.leave('currency')}
          />
        </FormField>
        {roomTypes.map((type) => (
          <FormField
            key={type}
            label={t('{type} (per night)', { type: translateMessage(type) })}
            error={form.errorOf(type)}
          >
            <NumberInput {...inputOf(form, type)} min={0} step={0.01} placeholder={t('No rate')} />
          </FormField>
        ))}
      </div>
    </StoredForm>
  );
}

type RoomType = (typeof roomTypes)[number];

/** Null means that the type has no rate. */
type RatesValues = { currency: string } & Record<RoomType, number | null>;

export function ratesValuesOf({ currency, rates }: Rates): RatesValues {
  const rateOf = (type: RoomType) => rates.find(({ room_type }) => room_type === type)?.nightly_rate ?? null;
  const ofTypes = Object.fromEntries(roomTypes.map((type) => [type, rateOf(type)]));
  return { currency: currency ?? '', ...(ofTypes as Record<RoomType, number | null>) };
}

export function checkRates({ currency, ...rateOf }: RatesValues, stored?: Rates): CheckedForm<RatesPayload> {
  const rates = roomTypes.flatMap((room_type) => {
    const nightly_rate = rateOf[room_type];
    return nightly_rate === null ? [] : [{ room_type, nightly_rate }];
  });
  const checked = checkForm(ratesFormSchema, { currency: currency.toUpperCase(), rates }, {}, stored);
  if (!checked.errors) return checked;
  return {
    errors: Object.fromEntries(
      Object.entries(checked.errors).map(([path, message]) => [fieldOf(path, rates), message]),
    ),
  };
}

/** Maps a path such as `rates[1].nightly_rate` to the field of its room type. */
export function fieldOf(path: string, rates: readonly { room_type: string }[]): string {
  const [, index] = /^rates\[(\d+)\]/.exec(path) ?? [];
  return (index === undefined ? undefined : rates[Number(index)]?.room_type) ?? path;
}
