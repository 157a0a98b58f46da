import { addDays, daysBetween } from '@suite/contracts/dates';
import { formatMoment } from '@suite/i18n/dates';
import { useSession } from '@suite/session';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { displayDate, listWithDots, roomTypeName } from '../../domain/booking-texts.ts';
import type { Bar, CalendarRow } from '../../domain/calendar-rows.ts';
import { blockText, formatDay } from '../../domain/calendar-texts.ts';
import { stayStateName } from '../../domain/stays.ts';
import { t } from '../../languages/catalog.ts';
import styles from './printed-calendar.module.css';

const printedDays = 14;

/** Shows two weeks of all rooms on paper, because the calendar on the screen has only those in sight. */
export function PrintedCalendar({ rows, from }: { rows: readonly CalendarRow[]; from: string }) {
  const printedAt = usePrinting();
  const { user } = useSession();
  if (!printedAt) return null;
  const end = addDays(from, printedDays);
  const isPrinted = (row: CalendarRow) =>
    row.kind !== 'lane' || row.bars.some((bar) => bar.from < end && bar.to > from);
  const dates = Array.from({ length: printedDays }, (_, index) => addDays(from, index));
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td colSpan={printedDays + 1} className={styles.title}>
            {listWithDots([
              t('Calendar'),
              user?.hotel_name ?? null,
              `${displayDate(from)} – ${displayDate(addDays(end, -1))}`,
              t('Printed {moment}', { moment: formatMoment(printedAt) }),
            ])}
          </td>
        </tr>
        <tr>
          <th scope="col">{t('Room')}</th>
          {dates.map((date) => (
            <th key={date} scope="col">
              {formatDay(date, { weekday: 'short', day: 'numeric' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.filter(isPrinted).map((row) =>
          row.kind === 'type' ? (
            <tr key={row.key} className={styles.type}>
              <th scope="rowgroup">{t('{type}: rooms left', { type: roomTypeName(row.room_type) })}</th>
              {dates.map((date) => (
                <td key={date}>{row.nights.get(date)?.left}</td>
              ))}
            </tr>
          ) : (
            <tr key={row.key}>
              <th scope="row">{row.kind === 'room' ? row.room.room_number : t('Unassigned')}</th>
              {cellsOf(row.bars, from).map(({ key, nights, text }) => (
                <td key={key} colSpan={nights} className={text ? styles.stay : undefined}>
                  <bdi>{text}</bdi>
                </td>
              ))}
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}

interface NightsCell {
  key: string;
  nights: number;
  text: string;
}

/** Splits two weeks into the nights of each stay and the free ones. */
function cellsOf(bars: readonly Bar[], from: string): NightsCell[] {
  const cells: NightsCell[] = [];
  let at = 0;
  const fill = (until: number) => {
    for (; at < until; at += 1) cells.push({ key: String(at), nights: 1, text: '' });
  };
  for (const bar of bars) {
    const end = Math.min(printedDays, daysBetween(from, bar.to));
    const start = Math.max(at, daysBetween(from, bar.from));
    if (start >= end) continue;
    fill(start);
    cells.push({ key: bar.key, nights: end - start, text: textOf(bar) });
    at = end;
  }
  fill(printedDays);
  return cells;
}

/** Colours have no meaning on paper, so that words name the states that are not the usual one. */
function textOf(bar: Bar): string {
  if (!bar.stay) return blockText(bar.block);
  const { name, stay_state, is_overbooked } = bar.stay;
  return listWithDots([
    name,
    stay_state !== 'booked' && stayStateName(stay_state),
    is_overbooked && t('Overbooked'),
  ]);
}

/** Returns the time at which printing began, and null afterwards. */
function usePrinting(): string | null {
  const [printedAt, setPrintedAt] = useState<string | null>(null);
  useEffect(() => {
    // The browser prints right after the event, so the table must be on the page by then.
    const begin = () => flushSync(() => setPrintedAt(new Date().toISOString()));
    const end = () => setPrintedAt(null);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return printedAt;
}
