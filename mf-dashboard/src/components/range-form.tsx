import { Button, DateInput, FormField, useCheckedForm } from '@suite/ui';
import { useSearchParams } from 'react-router-dom';
import { checkRange, noRange, readRange, withRange, type RangeValues } from '../domain/dashboard-range.ts';
import { t } from '../languages/catalog.ts';
import styles from './dashboard.module.css';

export function RangeForm({ shown }: { shown: { from: string; to: string } }) {
  const [chosen, choose] = useDashboardRange();
  return (
    <DayFields
      key={`${shown.from} ${shown.to}`}
      shown={shown}
      isChosen={chosen.from !== ''}
      onChoose={choose}
    />
  );
}

interface DayFieldsProps {
  shown: { from: string; to: string };
  isChosen: boolean;
  onChoose: ReturnType<typeof useDashboardRange>[1];
}

function DayFields({ shown, isChosen, onChoose }: DayFieldsProps) {
  const form = useCheckedForm(checkRange, { from: shown.from, to: shown.to });
  return (
    <form
      className={styles.form}
      aria-label={t('Days of the charts')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (form.submit()) onChoose(form.values);
      }}
    >
      <div className={styles.field}>
        <FormField label={t('From date')} error={form.errorOf('from')}>
          <DateInput value={form.values.from} onChange={form.change('from')} />
        </FormField>
      </div>
      <div className={styles.field}>
        <FormField label={t('To date')} error={form.errorOf('to')}>
          <DateInput value={form.values.to} onChange={form.change('to')} />
        </FormField>
      </div>
      <div className={styles.buttons}>
        <Button type="submit">{t('Show these days')}</Button>
        {isChosen ? (
          <Button variant="text" onClick={() => onChoose(noRange)}>
            {t('Reset')}
          </Button>
        ) : null}
      </div>
    </form>
  );
}

export function useDashboardRange(): [RangeValues, (range: RangeValues) => void] {
  const [params, setParams] = useSearchParams();
  return [readRange(params), (range) => setParams(withRange(params, range))];
}
