import { attentionItemKinds, type AttentionItem, type AttentionItemKind } from '@suite/contracts/attention';
import { wholeNumberIn } from '@suite/contracts/forms';
import { dayInFull } from './display-time.ts';

/** What is listed; blank is every kind. */
export interface AttentionFilters {
  kind: '' | AttentionItemKind;
  hotelId: number | null;
  page: number;
  limit: number;
}

export const unfiltered: AttentionFilters = { kind: '', hotelId: null, page: 1, limit: 25 };

/** Reads the filters from a URL; invalid values count as absent. */
export function readAttentionFilters(params: URLSearchParams): AttentionFilters {
  return {
    kind: attentionItemKinds.find((kind) => kind === params.get('kind')) ?? '',
    hotelId: wholeNumberIn(params, 'hotelId', Number.MAX_SAFE_INTEGER),
    page: wholeNumberIn(params, 'page', 1_000_000) ?? unfiltered.page,
    limit: wholeNumberIn(params, 'limit', 100) ?? unfiltered.limit,
  };
}

interface KindTexts {
  /** Of the badge and the filter. */
  label: string;
  sentence: (item: AttentionItem) => string;
  /** Undefined for what is decided in the row. */
  action?: string;
}

const texts: Record<AttentionItemKind, KindTexts> = {
  review: {
    label: 'Photos to review',
    sentence: ({ name }) => `The photos of ${name} were close to the ID and wait for your review.`,
    action: 'Review photos',
  },
  failures: {
    label: 'Three failed checks',
    sentence: ({ name }) => `${name} failed three checks in a row and needs to show an ID at the desk.`,
    action: 'Verify at the desk',
  },
  desk: {
    label: 'ID at the desk',
    sentence: ({ name }) => `${name} chose to show an ID at the desk.`,
    action: 'Verify at the desk',
  },
  flags: {
    label: 'Flags of documents',
    sentence: ({ name }) => `The check of ${name} found something that you should look at.`,
    action: 'View details',
  },
  email: {
    label: 'Undelivered e-mail',
    sentence: ({ name, details }) =>
      `The verification e-mail to ${name} could not be delivered to ${details.join(', ')}.`,
    action: 'Check the address',
  },
  arrival: {
    label: 'Unassigned arrival',
    sentence: ({ name }) => `The arrival of ${name} is not assigned to any of your staff.`,
  },
  hotel: {
    label: 'Hotel to approve',
    sentence: ({ name }) => `${name} has registered and waits for approval.`,
    action: 'Review hotel',
  },
  release: {
    label: 'Failing release',
    sentence: ({ name, details }) => `${name}: ${details.join(' ')}`,
    action: 'View releases',
  },
};

function textsOf(kind: string): KindTexts | undefined {
  return attentionItemKinds.some((known) => known === kind) ? texts[kind as AttentionItemKind] : undefined;
}

/** A few words for what waits; a kind of a later server is named as it is. */
export function kindLabel(kind: string): string {
  return textsOf(kind)?.label ?? kind;
}

/** What waits and for whom, in one sentence. */
export function describeItem(item: AttentionItem): string {
  return textsOf(item.kind)?.sentence(item) ?? item.name;
}

/** What a check found besides; other kinds have their details in the sentence. */
export function findingsOf({ kind, details }: AttentionItem): readonly string[] {
  return ['email', 'release'].includes(kind) ? [] : details;
}

/** The booking behind an item and when its guests arrive; undefined for what is about no booking. */
export function describeStay(item: AttentionItem): string | undefined {
  const { booking_id, booked_by, name } = item;
  if (booking_id === null) return undefined;
  const booking = booked_by === null || booked_by === name ? '' : ` of ${booked_by}`;
  return `Booking ${booking_id}${booking}, ${describeArrival(item)}`;
}

function describeArrival({ checkin_date, days_to_arrival }: AttentionItem): string {
  if (checkin_date === null || days_to_arrival === null) return 'without an arrival day';
  if (days_to_arrival === 0) return 'arrives today';
  if (days_to_arrival === 1) return 'arrives tomorrow';
  return `${days_to_arrival < 0 ? 'was due on' : 'arrives on'} ${dayInFull(checkin_date)}`;
}

/** The page on which an item is decided; undefined for what is decided in the row. */
export function placeOfDecision(item: AttentionItem): { label: string; to: string } | undefined {
  const { kind, booking_id, hotel_id, remote } = item;
  const known = textsOf(kind);
  if (known && known.action === undefined) return undefined;
  const label = known?.action ?? 'View details';
  if (booking_id !== null) return { label, to: `/bookings?id=${booking_id}` };
  if (remote !== null) return { label, to: `/releases?remote=${encodeURIComponent(remote)}` };
  return hotel_id === null ? undefined : { label, to: `/hotels?id=${hotel_id}` };
}
