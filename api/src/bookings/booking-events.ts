import type { Database } from '@suite/database';
import type { DomainError } from '../errors/domain-error.ts';

/** Identifies a booking within its hotel. */
export interface BookingKey {
  hotel_id: number;
  booking_id: number;
}

export interface NameChange extends BookingKey {
  passenger_id: number | null;
  verified_name: string;
  before: string;
  after: string;
}

/** A stay without a check-out ends after its nights. */
export interface PlannedStay {
  hotel_id: number;
  room_type: string | null;
  checkin_date: string;
  checkout_date?: string | null | undefined;
  no_nights: number;
  /** The nights that the booking has now. */
  before: { room_type: string | null; checkin_date: string; stay_end: string } | null;
  isOverbooked: boolean;
  allowsOverbooking: boolean;
}

/** Tells of the stays of a transaction which of them find no room, without a query for each. */
export interface Sales {
  /** Returns SOLD_OUT or null. `beside` are stays of the same type that are accepted and not written yet. */
  findRefusal(stay: SoldStay, beside: readonly SoldStay[]): DomainError | null;
}

export type SoldStay = Record<'room_type' | 'checkin_date' | 'checkout_date', string>;

/** Locks the sales of the room types of these stays until the end of the transaction. */
export type OpenSales = (tx: Database, hotel_id: number, stays: readonly SoldStay[]) => Promise<Sales>;

/** Contexts that depend on bookings react to their changes. All but `deletionCommitted` run in the same transaction. */
export interface BookingEvents {
  /** Runs before the first write, and returns whether the stay is overbooked. Throws SOLD_OUT if it is and may not be. */
  stayPlanned(tx: Database, stay: PlannedStay): Promise<boolean>;
  guestRenamed(tx: Database, change: NameChange): Promise<boolean>;
  linkEnded(tx: Database, booking: BookingKey): Promise<void>;
  /** Refuses a change of nights for which the booking's room is not free. */
  stayChanged(tx: Database, stay: BookingKey): Promise<void>;
  bookingDeleted(tx: Database, booking: BookingKey): Promise<void>;
  deletionCommitted(booking: BookingKey): Promise<unknown>;
}
