import { Icon } from '@suite/ui';
import { memo, type ReactNode } from 'react';
import { roomStateName, roomTypeName } from '../../domain/booking-texts.ts';
import type { Bar, CalendarRow, TypeNight } from '../../domain/calendar-rows.ts';
import { foldText } from '../../domain/calendar-range.ts';
import { formatDay } from '../../domain/calendar-texts.ts';
import { t, tn } from '../../languages/catalog.ts';
import styles from './calendar-grid.module.css';
import { placeOf } from './place-of.ts';
import { StayBar } from './stay-bar.tsx';

export interface CalendarRowProps {
  row: CalendarRow;
  /** Counts from 0 below the header. */
  index: number;
  height: number;
  first: string;
  days: number;
  /** The days near the visible ones; bars beside them are not drawn. */
  dates: readonly string[];
  tabStop: string | null;
  mayMove: boolean;
  search: string;
}

const headerRows = 2;

/** Rows are drawn again only when their own properties change, not while a stay is dragged over them. */
export const CalendarRowView = memo(function CalendarRowView(props: CalendarRowProps) {
  const { row, index, height, first, dates, search } = props;
  const nameOfRow = rowName(row);
  const frame = (isFound: boolean | null, head: ReactNode, cells: ReactNode) => (
    <div
      role="row"
      aria-rowindex={index + headerRows + 1}
      className={styles.row}
      data-kind={row.kind}
      style={{ transform: `translateY(${index * height}px)` }}
    >
      <div role="rowheader" aria-colindex={1} className={styles.rowHead} data-found={isFound ?? undefined}>
        {head}
      </div>
      {cells}
    </div>
  );
  if (row.kind === 'type') {
    const nights = dates.flatMap((date) => row.nights.get(date) ?? []);
    return frame(
      null,
      <strong>{roomTypeName(row.room_type)}</strong>,
      nights.map((night) => <Availability key={night.night} night={night} first={first} />),
    );
  }
  const isFound = search && row.kind === 'room' ? foldText(row.room.room_number).includes(search) : null;
  const bars = visibleBars(row.bars, dates, props.tabStop).map((bar) => (
    <StayBar
      key={bar.key}
      bar={bar}
      row={nameOfRow}
      first={first}
      days={props.days}
      mayMove={props.mayMove}
      hasTabStop={bar.key === props.tabStop}
      isFound={search && bar.stay ? isFound || foldText(bar.stay.name).includes(search) : null}
    />
  ));
  return frame(
    isFound,
    row.kind === 'room' ? <RoomName room={row.room} /> : <span>{t('Unassigned')}</span>,
    bars,
  );
});

/** The bar with the tab stop stays, so that the focus is not lost when it scrolls away. */
function visibleBars(bars: readonly Bar[], dates: readonly string[], tabStop: string | null): Bar[] {
  const [from = '', to = ''] = [dates[0], dates.at(-1)];
  return bars.filter((bar) => (bar.from <= to && bar.to >= from) || bar.key === tabStop);
}

function rowName(row: CalendarRow): string {
  if (row.kind === 'room') return t('room {room}', { room: row.room.room_number });
  return row.kind === 'lane' ? t('no room') : '';
}

function RoomName({ room }: { room: Extract<CalendarRow, { kind: 'room' }>['room'] }) {
  const status = roomStateName(room);
  const isOut = room.status !== 'Clean' && room.status !== 'Dirty';
  return (
    <>
      <bdi className={styles.roomNumber}>{room.room_number}</bdi>
      <span className={styles.roomStatus}>
        {isOut ? <Icon name="warning" /> : null}
        {status}
      </span>
    </>
  );
}

function Availability({ night, first }: { night: TypeNight; first: string }) {
  const { in_service, left } = night;
  const day = formatDay(night.night, { day: 'numeric', month: 'long' });
  const text =
    left < 0
      ? tn(
          -left,
          '{day}: {count} more sold than rooms in service',
          '{day}: {count} more sold than rooms in service',
          {
            day,
          },
        )
      : t('{day}: {left} of {rooms} rooms left', { day, left, rooms: in_service });
  return (
    <div
      role="gridcell"
      className={styles.left}
      data-level={left < 0 ? 'over' : left === 0 ? 'none' : undefined}
      aria-label={text}
      title={text}
      style={placeOf(first, night.night, 1)}
    >
      <bdi>
        {left}
        <span className={styles.rooms}>/{in_service}</span>
      </bdi>
    </div>
  );
}
