import type { Database } from '@suite/database';

export interface NameChange {
  booking_id: number;
  passenger_id: number | null;
  verified_name: string;
  before: string;
  after: string;
}

/** Contexts that depend on bookings react to their changes. All but `deletionCommitted` run in the same transaction. */
export interface BookingEvents {
  guestRenamed(tx: Database, change: NameChange): Promise<boolean>;
  linkEnded(tx: Database, booking_id: number): Promise<void>;
  bookingDeleted(tx: Database, booking_id: number): Promise<void>;
  deletionCommitted(booking_id: number): Promise<unknown>;
}
