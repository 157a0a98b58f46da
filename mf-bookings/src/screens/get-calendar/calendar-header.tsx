import { formatDay } from '../../domain/calendar-texts.ts';
import { isWeekend } from '../../domain/calendar-range.ts';
import { t } from '../../languages/catalog.ts';
import { memo } from 'react';
import styles from './calendar-grid.module.css';
import { placeOf } from './place-of.ts';

/** Two days of a small screen are too narrow for the year, which the next month shows. */
function nameFitting(days: number): Intl.DateTimeFormatOptions {
  if (days < 3) return { month: 'short' };
  return { month: days < 5 ? 'short' : 'long', year: 'numeric' };
}

interface CalendarHeaderProps {
  /** The days of the calendar near the visible ones. */
  dates: readonly string[];
  first: string;
  today: string;
}

export const CalendarHeader = memo(function CalendarHeader({ dates, first, today }: CalendarHeaderProps) {
  const months = [...new Set(dates.map((date) => date.slice(0, 7)))];
  return (
    <div role="rowgroup" className={styles.header}>
      <div role="row" aria-rowindex={1} className={styles.months}>
        {/* The name of a month stays visible while its days scroll. */}
        {months.map((month) => {
          const ofMonth = dates.filter((date) => date.startsWith(month));
          return (
            <div
              key={month}
              role="columnheader"
              className={styles.month}
              style={placeOf(first, ofMonth[0] ?? first, ofMonth.length)}
            >
              <span className={styles.monthName}>
                {formatDay(`${month}-01`, nameFitting(ofMonth.length))}
              </span>
            </div>
          );
        })}
      </div>
      <div role="row" aria-rowindex={2} className={styles.days}>
        <div role="columnheader" aria-colindex={1} className={styles.corner}>
          {t('Room')}
        </div>
        {dates.map((date) => (
          <div
            key={date}
            role="columnheader"
            aria-current={date === today ? 'date' : undefined}
            aria-label={formatDay(date, { weekday: 'long', day: 'numeric', month: 'long' })}
            className={styles.day}
            data-weekend={isWeekend(date) || undefined}
            data-today={date === today || undefined}
            style={placeOf(first, date, 1)}
          >
            <span>{shortWeekday(date)}</span>
            <strong>{formatDay(date, { day: 'numeric' })}</strong>
          </div>
        ))}
      </div>
    </div>
  );
});

/** Arabic short names are as long as the names themselves and do not fit a column. */
function shortWeekday(date: string): string {
  const name = formatDay(date, { weekday: 'short' });
  return name.length > 4 ? formatDay(date, { weekday: 'narrow' }) : name;
}
