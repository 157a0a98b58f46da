import { roomTypes } from '@suite/contracts/bookings';
import type { Rates } from '@suite/contracts/hotels';
import { translateMessage } from '@suite/i18n';
import { FormField, NumberInput, SuggestInput } from '@suite/ui';
import { useMemo } from 'react';
import { currencies } from '../../../domain/known-choices.ts';
import { checkRates, fieldOf, ratesValuesOf } from '../../../domain/rates-values.ts';
import { t } from '../../../languages/catalog.ts';
import { useUpdateRates } from '../../../queries/hotel-profile.ts';
import styles from '../hotel-profile.module.css';
import { StoredForm } from '../stored-form/stored-form.tsx';
import { useStoredForm } from '../stored-form/use-stored-form.ts';

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
        {t('Revenue is reckoned from these. A room type without a rate counts as nothing.')}
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
            <NumberInput
              min={0}
              step={0.01}
              placeholder={t('No rate')}
              value={form.values[type]}
              onChange={form.change(type)}
              onBlur={form.leave(type)}
            />
          </FormField>
        ))}
      </div>
    </StoredForm>
  );
}
