import { addDays } from '@suite/contracts/dates';
import { isCalendarDate } from '@suite/contracts/dates';
import type { Calendar } from '@suite/contracts/rooms';
import { Button, DateInput, FormField, SearchInput, Select } from '@suite/ui';
import { roomTypeName } from '../../domain/booking-texts.ts';
import { calendarLengths, firstDayBefore, type CalendarRange } from '../../domain/calendar-range.ts';
import { formatDays } from '../../domain/calendar-texts.ts';
import { t, tn } from '../../languages/catalog.ts';
import styles from './get-calendar.module.css';

interface CalendarToolbarProps {
  range: CalendarRange;
  calendar: Calendar | undefined;
  onChange: (range: Partial<CalendarRange>) => void;
}

export function CalendarToolbar({ range, calendar, onChange }: CalendarToolbarProps) {
  const { from, days, search, type } = range;
  const types = [...new Set(calendar?.rooms.map(({ room_type }) => room_type))];
  return (
    <section aria-label={t('Days and filters')} className={styles.toolbar}>
      <DaySteps range={range} calendar={calendar} onChange={onChange} />
      <div className={styles.field}>
        <FormField label={t('From')}>
          <DateInput value={from} onChange={(date) => isCalendarDate(date) && onChange({ from: date })} />
        </FormField>
      </div>
      <div className={styles.field}>
        <FormField label={t('Length')}>
          <Select
            value={String(days)}
            options={calendarLengths.map((length) => ({
              value: String(length),
              label: tn(length, '{count} day', '{count} days'),
            }))}
            onChange={(length) =>
              onChange({ days: calendarLengths.find((one) => String(one) === length) ?? 30 })
            }
          />
        </FormField>
      </div>
      <div className={styles.field}>
        <FormField label={t('Room Type')}>
          <Select
            value={type}
            options={[
              { value: '', label: t('All room types') },
              ...types.map((name) => ({ value: name, label: roomTypeName(name) })),
            ]}
            onChange={(name) => onChange({ type: name })}
          />
        </FormField>
      </div>
      <div className={styles.search}>
        <FormField label={t('Search')}>
          <SearchInput
            value={search}
            placeholder={t('Guest or room number')}
            maxLength={200}
            onChange={(text) => onChange({ search: text })}
          />
        </FormField>
      </div>
    </section>
  );
}

function DaySteps({ range: { from, days }, calendar, onChange }: CalendarToolbarProps) {
  return (
    <div className={styles.steps}>
      <Button onClick={() => onChange({ from: addDays(from, -days) })}>{t('Previous')}</Button>
      <Button
        disabled={!calendar}
        onClick={() => calendar && onChange({ from: firstDayBefore(calendar.today) })}
      >
        {t('Today')}
      </Button>
      <Button onClick={() => onChange({ from: addDays(from, days) })}>{t('Next')}</Button>
      <p className={styles.period} aria-live="polite">
        {formatDays(from, addDays(from, days - 1))}
      </p>
    </div>
  );
}
