import type { BookingFilters, StayState } from '@suite/contracts/bookings';
import { empty, join, raw, sql, type Sql } from '@suite/database';
import type { AnyCaller, HotelScope } from '../access/caller.ts';
import {
  contains,
  containsWords,
  inAnySpelling,
  isIndexed,
  patternOf,
  searchWords,
} from '../text-search/contains-words.ts';
import { narrowScope } from './bookings.policy.ts';
import { inScope, ofHotels } from './bookings.repository.ts';
import { seesGuests } from './domain/guest-visibility.ts';
import { readPhoneDigits, readSearchTerm, type SearchTerm } from './domain/search-term.ts';

/** `searchesHotels` requires that every hotel is in reach, `searchesGuests` that the caller may see guests' names. */
export interface BookingSelection {
  scope: HotelScope;
  filters: Omit<BookingFilters, 'hotelId' | 'stay'> & { stay?: StayState | 'active' | 'all' };
  term: SearchTerm | null;
  searchesHotels: boolean;
  searchesGuests: boolean;
}

export function selectionOf(caller: AnyCaller, { hotelId, ...filters }: BookingFilters): BookingSelection {
  const term = readSearchTerm(filters.search);
  return {
    scope: narrowScope(caller.scope, hotelId),
    filters: { ...filters, stay: filters.stay || (term ? 'all' : 'active') },
    term,
    searchesHotels: caller.scope.kind === 'all',
    searchesGuests: seesGuests(caller),
  };
}

/** Spells the states out, so that the partial indexes of `bookings` serve the rare ones. */
const conditionOfState: Readonly<Record<StayState | 'active', Sql>> = {
  active: sql`bookings.cancelled_at is null and bookings.no_show_at is null`,
  booked: sql`bookings.checked_in_at is null and bookings.no_show_at is null and bookings.cancelled_at is null`,
  in_house: sql`bookings.checked_in_at is not null and bookings.checked_out_at is null`,
  checked_out: sql`bookings.checked_out_at is not null`,
  no_show: sql`bookings.no_show_at is not null`,
  cancelled: sql`bookings.cancelled_at is not null`,
};

/** Cancelled stays and no-shows are in no figure. */
export const ofActiveStays = sql`stay_state not in ('cancelled', 'no_show')`;

function isInState(table: 'bookings' | 'counts', state: StayState | 'active'): Sql {
  if (table === 'bookings') return conditionOfState[state];
  return state === 'active' ? ofActiveStays : sql`counts.stay_state = ${state}`;
}

export function filtersOn(
  table: 'bookings' | 'counts',
  { status, stay, dateFrom, dateTo }: BookingSelection['filters'],
): Sql[] {
  const of = raw(table);
  return [
    ...(status === 'verified' ? [sql`${of}.is_verified`] : []),
    ...(status === 'pending' ? [sql`not ${of}.is_verified`] : []),
    ...(stay && stay !== 'all' ? [isInState(table, stay)] : []),
    ...(dateFrom ? [sql`${of}.checkin_date >= ${dateFrom}`] : []),
    ...(dateTo ? [sql`${of}.checkin_date <= ${dateTo}`] : []),
  ];
}

export function conditionsOf({ scope, filters }: BookingSelection, ...more: Sql[]): Sql {
  return join([inScope(scope), ...filtersOn('bookings', filters), ...more], ' and ');
}

export const hotelsNamed = (text: string) =>
  sql`(array(select id from hotel_overview where ${containsWords(sql`search_text(hotel_name)`, text)}))`;

export const numbered = ({ id }: SearchTerm) => (id === null ? sql`false` : sql`bookings.id = ${id}`);

export function linked({ short_id }: SearchTerm, scope: HotelScope): Sql {
  if (short_id === null) return sql`false`;
  return sql`bookings.id = any (array(
    select own.id from bookings own where own.short_id = ${short_id} and ${ofHotels(scope, 'own')}
    union all
    select booking_id from passengers where short_id = ${short_id} and ${ofHotels(scope, 'passengers')}))`;
}

/**
 * Compares with bounds, because a plan for any value reads no range for `like`. References end before the last ASCII character.
 * The caller restricts the hotel; a second condition on one hotel would lead the planner to an index without references.
 */
export function referenced({ reference }: SearchTerm, scope: HotelScope): Sql {
  if (reference === null) return sql`false`;
  const name = sql`lower(bookings.external_reference collate "C")`;
  const inRange = sql`bookings.external_reference is not null and ${name} >= ${reference} and ${name} < ${`${reference}\u007F`}`;
  // The index begins with the hotel.
  const inHotels = sql`bookings.hotel_id = any (array(select id from hotel_overview))`;
  return scope.kind === 'all' ? sql`(${inRange} and ${inHotels})` : sql`(${inRange})`;
}

/** `index` uses the text indexes; `scan` tests each row that the query reads anyway. */
export type SearchWay = 'index' | 'scan';

export function containing(text: string, way: SearchWay): Sql {
  const phone = readPhoneDigits(text);
  const words = phone === null ? searchWords(text) : [phone];
  const isFound = words.some(isIndexed);
  const contained = (word: string) => {
    if (way === 'index' && isIndexed(word)) return sql`bookings.search like ${patternOf(word)}`;
    const read = contains(sql`bookings.search`, word);
    // A longer word narrows the rows by index, so that short words are tested on those rows only.
    if (way === 'scan' || isFound) return read;
    return sql`(short_pieces(bookings.search) @> short_pieces(fold_text(${word}::text)) and ${read})`;
  };
  const conditions = words.map((word) => inAnySpelling(word, contained));
  return sql`(${join(conditions, ' and ')})`;
}

export function matching(
  { scope, term, searchesHotels, searchesGuests }: BookingSelection,
  way: SearchWay,
): Sql {
  if (!term) return sql`true`;
  const { text } = term;
  const named = sql`${numbered(term)} or ${linked(term, scope)} or ${referenced(term, scope)}`;
  if (text === null) return sql`(${named})`;
  const hotels = searchesHotels ? sql`or bookings.hotel_id = any ${hotelsNamed(text)}` : empty;
  const guests = searchesGuests ? containing(text, way) : sql`false`;
  return sql`(${guests} or ${named} ${hotels})`;
}
