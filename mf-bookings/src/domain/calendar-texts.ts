import { currentLocale } from '@suite/i18n';
import type { Calendar, CalendarStay } from '@suite/contracts/rooms';
import { t } from '../languages/catalog.ts';
import { countOf, displayDate, listOf, roomTypeName } from './booking-texts.ts';
import type { Obstacle, Price, Proposal } from './calendar-move.ts';
import type { Bar, CalendarBlock } from './calendar-rows.ts';
import { stayStateName } from './stays.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats in UTC, because a calendar date is the same day everywhere. */
export function formatDay(date: string, options: Intl.DateTimeFormatOptions): string {
  return formatOf(options).format(new Date(`${date}T00:00:00Z`));
}

function formatOf(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = currentLocale() + JSON.stringify(options);
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(currentLocale(), { ...options, timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}

/** Formats two days as `12 – 15 Dec` in English. */
export function formatDays(from: string, to: string): string {
  const format = formatOf({ day: 'numeric', month: 'short' });
  return format.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`));
}

export function marksOf(stay: CalendarStay): string[] {
  return [
    stay.is_verified ? t('Verified') : t('Pending'),
    stay.is_upgrade && t('Upgrade'),
    stay.is_fixed && t('Keep in this room'),
    stay.is_overbooked && t('Overbooked'),
    stay.group_id !== null && t('Group of booking {id}', { id: stay.group_id }),
  ].filter((mark) => mark !== false);
}

export function roomNumber({ rooms }: Calendar, room_id: number | null): string {
  return rooms.find(({ id }) => id === room_id)?.room_number ?? t('No room');
}

export function barLabel(bar: Bar, row: string): string {
  if (!bar.stay) return listOf([blockText(bar.block), row, formatDays(bar.from, bar.to)]);
  const { name, from, to, guests, stay_state } = bar.stay;
  const state = stayStateName(stay_state);
  return listOf([name, row, formatDays(from, to), state, ...marksOf(bar.stay), countOf(guests, 'guest')]);
}

export function blockText({ kind, reason }: CalendarBlock): string {
  if (kind === 'external') return t('External: {calendar}', { calendar: reason });
  return kind === 'out_of_order'
    ? t('Out of order: {reason}', { reason })
    : t('Out of service: {reason}', { reason });
}

/** Names what changes, for the question before the move and for screen readers during it. */
export function moveTexts(calendar: Calendar, { stay, ...after }: Proposal): string[] {
  const room = calendar.rooms.find(({ id }) => id === after.room_id);
  const isUpgrade = room && stay.room_type !== null && room.room_type !== stay.room_type;
  const rooms = { before: roomNumber(calendar, stay.room_id), after: roomNumber(calendar, after.room_id) };
  const type = room ? roomTypeName(room.room_type) : '';
  const dates = {
    before: formatDays(stay.checkin_date, stay.checkout_date),
    after: formatDays(after.checkin_date, after.checkout_date),
  };
  return [
    ...(after.room_id === stay.room_id
      ? []
      : [
          isUpgrade
            ? t('Room {before} → {after} ({type}, an upgrade)', { ...rooms, type })
            : t('Room {before} → {after}', rooms),
        ]),
    ...(dates.before === dates.after ? [] : [t('{before} → {after}', dates)]),
  ];
}

export function priceText(before: Price | null, after: Price | null): string {
  if (!after) return t('No price is set for these nights.');
  if (before?.amount === after.amount) return t('The price stays {price}.', { price: formatMoney(after) });
  if (!before) return t('The price becomes {price}.', { price: formatMoney(after) });
  return t('Price: {before} → {after}', { before: formatMoney(before), after: formatMoney(after) });
}

export function formatMoney({ amount, currency }: Price): string {
  return new Intl.NumberFormat(currentLocale(), { style: 'currency', currency }).format(amount);
}

export function obstacleText(calendar: Calendar, obstacle: Obstacle): string {
  const room = roomNumber(calendar, obstacle.room_id);
  const dates = { from: displayDate(obstacle.from), to: displayDate(obstacle.to) };
  return 'booking_id' in obstacle
    ? t('Room {room} is taken by {name} from {from} to {to}.', { room, name: obstacle.name, ...dates })
    : t('Room {room} is blocked from {from} to {to}: {reason}', { room, reason: obstacle.reason, ...dates });
}
