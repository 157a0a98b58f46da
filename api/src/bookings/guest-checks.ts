import type { listArrivalsEndpoint } from '@suite/contracts/bookings';
import type { ResultOf } from '@suite/contracts/http';
import type { Database } from '@suite/database';
import type { Caller } from '../access/caller.ts';

type Arrivals = ResultOf<typeof listArrivalsEndpoint>;

/** A verified person whose name an edit changes. */
export interface NameChange {
  booking_id: number;
  /** Null for the primary guest. */
  passenger_id: number | null;
  /** The name they were verified under. */
  verified_name: string;
  before: string;
  after: string;
}

/** What the checks of guests add to bookings; registered by the context that makes them. */
export interface GuestChecks {
  /** What is to be looked at before the people of these bookings check in, for callers who may verify guests. */
  findOpenFlags(
    db: Database,
    caller: Pick<Caller, 'permissions'>,
    booking_ids: readonly number[],
  ): Promise<Arrivals['flags']>;
  /** The people of these bookings who would rather show an ID at the front desk. */
  findDeskChoices(db: Database, booking_ids: readonly number[]): Promise<Arrivals['desk_choices']>;
  /** Whether a verified person remains the same one under another name. Their checks then carry the new name. */
  correctName(tx: Database, change: NameChange): Promise<boolean>;
  /** Called in the transaction that deletes a booking: its photos are due for deletion. */
  expireImages(tx: Database, booking_id: number): Promise<void>;
  /** Called when that transaction has committed. */
  sweepImages(booking_id: number): Promise<unknown>;
}
