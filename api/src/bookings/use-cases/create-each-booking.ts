import { createBookingSchema, type CreateBookingPayload } from '@suite/contracts/bookings';
import { calendarDateIn, type CalendarDate } from '@suite/contracts/dates';
import type { Database } from '@suite/database';
import { recordAudits, type Actor } from '../../audit/audit.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { SecretKey } from '../../sealing/secret-key.ts';
import type { OpenSales } from '../booking-events.ts';
import { hotelNotFound } from '../bookings.policy.ts';
import { findOverlappingStays } from '../booking-searches.repository.ts';
import { findBookableHotel, insertBookings, lockGuests } from '../bookings.repository.ts';
import { refuseMasks } from '../domain/guest-visibility.ts';
import { openRehearsal, type Rehearsal } from '../domain/open-rehearsal.ts';
import { createVerificationToken, sealToken } from '../domain/verification-token.ts';
import { insertPassengers } from '../guests.repository.ts';
import { findTakenReferences } from '../links.repository.ts';
import { validatePayload } from './create-booking.ts';
import { overlapWith, referenceTaken } from './refuse-overlap.ts';

export interface NewRow {
  row: number;
  payload: object;
}

export interface RefusedRow {
  row: number;
  refusal: DomainError;
}

interface Options {
  hotel_id: number;
  actor: Actor & { user_id: number };
  secretKey: SecretKey;
  openSales: OpenSales;
  /** Has the rows checked instead of written, together with those that it remembers. */
  rehearsal: Rehearsal | null;
}

interface ValidRow {
  row: number;
  stay: CreateBookingPayload;
}

/**
 * Creates the bookings that the rules accept, in the caller's transaction, and returns why the others are refused. Neither overlaps
 * nor overbooking are allowed. Requires that the actor may create bookings of the hotel.
 * @throws DomainError HOTEL_NOT_FOUND
 */
export async function createEachBooking(
  tx: Database,
  rows: readonly NewRow[],
  options: Options,
): Promise<{ created: number[]; refused: RefusedRow[] }> {
  const { hotel_id, openSales, rehearsal } = options;
  const hotel = await findBookableHotel(tx, hotel_id);
  if (!hotel) throw hotelNotFound();
  const refused: RefusedRow[] = [];
  const valid = rows.flatMap((each) => validate(each, calendarDateIn(hotel.time_zone), refused));
  const stays = valid.map(({ stay }) => stay);
  await lockGuests(
    tx,
    hotel_id,
    stays.map(({ email }) => email),
  );
  const others = await findOverlappingStays(tx, hotel_id, stays);
  const taken = await findTakenReferences(tx, hotel_id, stays);
  const sales = await openSales(tx, hotel_id, stays);
  const planned = rehearsal ?? openRehearsal();
  const accepted = valid.filter(({ row, stay }, index) => {
    const other = others[index];
    const refusal = other
      ? overlapWith(other)
      : (refuseReference(stay, taken, planned) ??
        refuseEarlierRow(planned.findRowOfGuest(stay)) ??
        sales.findRefusal(stay, planned.findStaysBeside(stay)));
    if (refusal) refused.push({ row, refusal });
    else planned.add(row, stay);
    return !refusal;
  });
  return { created: rehearsal ? [] : await writeStays(tx, accepted, options), refused };
}

function refuseReference(
  { external_reference: reference }: CreateBookingPayload,
  taken: ReadonlySet<string>,
  planned: Rehearsal,
): DomainError | null {
  if (!reference) return null;
  if (taken.has(reference)) return referenceTaken();
  const row = planned.findRowOfReference(reference);
  return row === undefined
    ? null
    : new DomainError('CONFLICT', 'REFERENCE_IN_ROW', { row }, 'external_reference');
}

function refuseEarlierRow(row: number | undefined): DomainError | null {
  return row === undefined ? null : new DomainError('DATE_RANGE_CONFLICT', 'GUEST_HAS_STAY_IN_ROW', { row });
}

function validate({ row, payload }: NewRow, today: CalendarDate, refused: RefusedRow[]): ValidRow[] {
  try {
    const stay = validatePayload(createBookingSchema, payload, today);
    refuseMasks(stay);
    return [{ row, stay }];
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    refused.push({ row, refusal: error });
    return [];
  }
}

async function writeStays(
  tx: Database,
  rows: readonly ValidRow[],
  { hotel_id, actor, secretKey }: Options,
): Promise<number[]> {
  const common = { hotel_id, created_by: actor.user_id, created_at: null, is_overbooked: false };
  const stays = rows.map(({ stay }) => ({
    ...{ ...stay, ...common },
    token: sealToken(secretKey, createVerificationToken()),
  }));
  const ids = await insertBookings(tx, stays);
  const written = stays.map(({ passengers }, index) => ({ hotel_id, id: ids[index] as number, passengers }));
  await insertPassengers(tx, written);
  await recordAudits(
    tx,
    written.map(({ id, passengers }) => ({
      ...{ actor, hotel_id, action: 'create-booking', subject_type: 'booking', subject_id: id },
      details: { guests: passengers.length, overlap_allowed: false, is_overbooked: false },
    })),
  );
  return ids;
}
