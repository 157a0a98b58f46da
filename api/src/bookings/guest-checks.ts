import type { listArrivalsEndpoint } from '@suite/contracts/bookings';
import type { ResultOf } from '@suite/contracts/http';
import type { Database } from '@suite/database';
import type { Caller } from '../access/caller.ts';

type Arrivals = ResultOf<typeof listArrivalsEndpoint>;

export interface NameChange {
  booking_id: number;
  passenger_id: number | null;
  verified_name: string;
  before: string;
  after: string;
}

/** Implemented and registered by the verification module. */
export interface GuestChecks {
  /** Returns no flags for callers who may not verify guests. */
  findOpenFlags(
    db: Database,
    caller: Pick<Caller, 'permissions'>,
    booking_ids: readonly number[],
  ): Promise<Arrivals['flags']>;
  findDeskChoices(db: Database, booking_ids: readonly number[]): Promise<Arrivals['desk_choices']>;
  /** Returns whether a verified person remains the same under the new name; their checks then carry it. */
  correctName(tx: Database, change: NameChange): Promise<boolean>;
  /** Called within the transaction that deletes the booking. */
  expireImages(tx: Database, booking_id: number): Promise<void>;
  /** Called after that transaction has committed. */
  sweepImages(booking_id: number): Promise<unknown>;
}
