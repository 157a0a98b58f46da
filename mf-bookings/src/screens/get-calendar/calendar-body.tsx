import type { Calendar } from '@suite/contracts/rooms';
import { memo, type RefObject } from 'react';
import { isWeekend } from '../../domain/calendar-range.ts';
import type { CalendarRow } from '../../domain/calendar-rows.ts';
import styles from './calendar-grid.module.css';
import { CalendarRowView, type CalendarRowProps } from './calendar-rows.tsx';
import { placeOf } from './place-of.ts';
import { StayGhost, type Ghost } from './stay-ghost.tsx';

interface CalendarBodyProps extends Omit<CalendarRowProps, 'row' | 'index'> {
  ref: RefObject<HTMLDivElement | null>;
  calendar: Calendar;
  rows: readonly CalendarRow[];
  /** The indexes of the rows in sight. */
  shown: readonly number[];
  /** The row of the tab stop. */
  stopRow: number | undefined;
  ghost: Ghost | null;
}

export function CalendarBody(props: CalendarBodyProps) {
  const { ref, calendar, rows, shown, stopRow, ghost, ...common } = props;
  const { first, days, dates, height } = common;
  return (
    <div ref={ref} role="rowgroup" className={styles.body} style={{ blockSize: rows.length * height }}>
      <DayMarks dates={dates} first={first} today={calendar.today} />
      {shown.map((index) => {
        const row = rows[index];
        const tabStop = index === stopRow ? common.tabStop : null;
        return row && <CalendarRowView key={row.key} {...common} row={row} index={index} tabStop={tabStop} />;
      })}
      {ghost ? (
        <StayGhost ghost={ghost} calendar={calendar} first={first} days={days} height={height} />
      ) : null}
    </div>
  );
}

interface DayMarksProps {
  dates: readonly string[];
  first: string;
  today: string;
}

const DayMarks = memo(function DayMarks({ dates, first, today }: DayMarksProps) {
  return dates
    .filter((date) => date === today || isWeekend(date))
    .map((date) => (
      <div
        key={date}
        role="presentation"
        className={styles.dayMark}
        data-today={date === today || undefined}
        style={placeOf(first, date, 1)}
      />
    ));
});
