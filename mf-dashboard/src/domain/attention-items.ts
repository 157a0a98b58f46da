import { attentionItemKinds, type AttentionItem, type AttentionItemKind } from '@suite/contracts/attention';
import { wholeNumberIn } from '@suite/contracts/forms';
import { translateMessage } from '@suite/i18n';
import { formatCalendarDate } from '@suite/i18n/dates';
import { t, tn } from '../languages/catalog.ts';

/** A blank `kind` lists every kind that is not snoozed. */
export interface AttentionFilters {
  kind: '' | AttentionItemKind | 'snoozed';
  hotelId: number | null;
  page: number;
  limit: number;
}

export const unfiltered: AttentionFilters = { kind: '', hotelId: null, page: 1, limit: 100 };

/** Reads the filters from a URL; invalid values count as absent. */
export function readAttentionFilters(params: URLSearchParams): AttentionFilters {
  return {
    kind: [...attentionItemKinds, 'snoozed' as const].find((kind) => kind === params.get('kind')) ?? '',
    hotelId: wholeNumberIn(params, 'hotelId', Number.MAX_SAFE_INTEGER),
    page: wholeNumberIn(params, 'page', 1_000_000) ?? unfiltered.page,
    limit: wholeNumberIn(params, 'limit', 100) ?? unfiltered.limit,
  };
}

interface KindTexts {
  label: string;
  sentence: string;
  /** Undefined for what is decided in the row. */
  action?: string;
}

/** The texts of a kind; undefined for a kind of a later server. */
function textsOf(kind: string, { name, details }: Pick<AttentionItem, 'name' | 'details'>) {
  const address = details.join(', ');
  const texts: Record<AttentionItemKind, KindTexts> = {
    review: {
      label: t('Photos to review'),
      sentence: t('The photos of {name} were close to the ID and wait for your review.', { name }),
      action: t('Review photos'),
    },
    failures: {
      label: t('Three failed checks'),
      sentence: t('{name} failed three checks in a row and needs to show an ID at the desk.', { name }),
      action: t('Verify at the desk'),
    },
    desk: {
      label: t('ID at the desk'),
      sentence: t('{name} chose to show an ID at the desk.', { name }),
      action: t('Verify at the desk'),
    },
    flags: {
      label: t('Flags of documents'),
      sentence: t('The check of {name} found something that you should look at.', { name }),
      action: t('View details'),
    },
    email: {
      label: t('Undelivered e-mail'),
      sentence: t('The verification e-mail to {name} cannot be delivered to {address}.', { name, address }),
      action: t('Check the address'),
    },
    arrival: {
      label: t('Unassigned arrival'),
      sentence: t('The arrival of {name} is not assigned to any of your staff.', { name }),
    },
    overbooked: overbookedTexts(name, details),
    webhook: webhookTexts(name),
    calendar: calendarTexts(name, details),
    hotel: {
      label: t('Hotel to approve'),
      sentence: t('{name} has registered and waits for approval.', { name }),
      action: t('Review hotel'),
    },
    release: {
      label: t('Release to review'),
      sentence: t('{name}: {reasons}', { name, reasons: details.map(translateMessage).join(' ') }),
      action: t('View releases'),
    },
    service: {
      label: t('Service of a remote'),
      sentence: t('{name}: {reasons}', { name, reasons: details.map(translateMessage).join(' ') }),
      action: t('View services'),
    },
    permission: permissionTexts(name, details),
  };
  return attentionItemKinds.some((each) => each === kind) ? texts[kind as AttentionItemKind] : undefined;
}

function permissionTexts(name: string, details: AttentionItem['details']): KindTexts {
  const permissions = details.join(', ');
  return {
    label: t('Permissions to accept'),
    sentence: t('{name} declares permissions that wait for acceptance: {permissions}.', {
      name,
      permissions,
    }),
    action: t('Review permissions'),
  };
}

function webhookTexts(name: string): KindTexts {
  return {
    label: t('Webhook to resume'),
    sentence: t('The webhook {name} was stopped, because its receiver no longer accepts events.', { name }),
    action: t('View webhooks'),
  };
}

function overbookedTexts(type: string, [night = '', missing = '']: readonly string[]): KindTexts {
  const sentence = tn(
    Number(missing),
    '{room_type} is overbooked by {count} room on {day}.',
    '{room_type} is overbooked by {count} rooms on {day}.',
    { room_type: translateMessage(type), day: formatCalendarDate(night) ?? night },
  );
  return { label: t('Overbooked nights'), sentence, action: t('View bookings') };
}

function calendarTexts(room: string, details: readonly string[]): KindTexts {
  return {
    label: t('Subscribed calendars'),
    sentence: calendarSentence(room, details),
    action: t('View calendars'),
  };
}

function calendarSentence(
  room: string,
  [problem, calendar = '', from = '', to = '']: readonly string[],
): string {
  const values = { room, calendar };
  if (problem === 'shrunk') {
    return t(
      '{calendar} of room {room} lost most of its events at once. They stay until you confirm that.',
      values,
    );
  }
  if (problem === 'failing') {
    return t('{calendar} of room {room} has not been readable for more than a day.', values);
  }
  const nights = { from: formatCalendarDate(from) ?? from, to: formatCalendarDate(to) ?? to };
  return t('Room {room} is taken twice from {from} to {to}: here and in {calendar}.', {
    ...values,
    ...nights,
  });
}

/** A few words for what waits; a kind of a later server is named as it is. */
export function kindLabel(kind: string): string {
  return textsOf(kind, { name: '', details: [] })?.label ?? kind;
}

export function describeItem(item: AttentionItem): string {
  return textsOf(item.kind, item)?.sentence ?? item.name;
}

const sentenceHasDetails = [
  ...['email', 'overbooked', 'webhook', 'calendar', 'release', 'service', 'permission'],
];

/** Findings of a check; other kinds have their details in the sentence. */
export function findingsOf({ kind, details }: AttentionItem): readonly string[] {
  return sentenceHasDetails.includes(kind) ? [] : details.map(translateMessage);
}

/** The booking behind an item and when its guests arrive; undefined for what is about no booking. */
export function describeStay(item: AttentionItem): string | undefined {
  const { booking_id: id, booked_by, name } = item;
  if (id === null) return undefined;
  const booking =
    booked_by === null || booked_by === name
      ? t('Booking {id}', { id })
      : t('Booking {id} of {name}', { id, name: booked_by });
  return t('{booking}, {arrival}', { booking, arrival: describeArrival(item) });
}

function describeArrival({ checkin_date, days_to_arrival }: AttentionItem): string {
  if (checkin_date === null || days_to_arrival === null) return t('without an arrival day');
  if (days_to_arrival === 0) return t('arrives today');
  if (days_to_arrival === 1) return t('arrives tomorrow');
  const day = formatCalendarDate(checkin_date) ?? checkin_date;
  return days_to_arrival < 0 ? t('was due on {day}', { day }) : t('arrives on {day}', { day });
}

/** The page on which an item is decided; undefined for what is decided in the row. */
export function placeOfDecision(item: AttentionItem): { label: string; to: string } | undefined {
  const { kind, booking_id, hotel_id, remote } = item;
  const texts = textsOf(kind, item);
  if (texts && texts.action === undefined) return undefined;
  const label = texts?.action ?? t('View details');
  if (booking_id !== null) return { label, to: `/bookings?id=${booking_id}` };
  if (kind === 'overbooked') {
    // The latest arrivals come first, as those stays may include the night.
    return { label, to: `/bookings?dateTo=${item.checkin_date}&sort=checkin_date&order=desc` };
  }
  if (kind === 'webhook') return { label, to: '/integrations?tab=webhooks' };
  if (kind === 'calendar') return { label, to: '/integrations?tab=calendars' };
  if (kind === 'service') return { label, to: '/releases?view=services' };
  if (remote !== null) return { label, to: `/releases?remote=${encodeURIComponent(remote)}` };
  return hotel_id === null ? undefined : { label, to: `/hotels?id=${hotel_id}` };
}
