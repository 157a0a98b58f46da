import { randomUUID } from 'node:crypto';
import type { GrantedPermission } from '@suite/contracts/permissions';
import type { Database } from '@suite/database';
import type { ImageStore } from '../../verification/verification.public.ts';
import { addBooking } from '../contexts/open-bookings-test.ts';

/** The context of a call: its caller and hotel. */
export interface MatrixCall {
  db: Database;
  images: ImageStore;
  user_id: number;
  session_id: string;
  /** The account that the call is about: the caller's own, or another. */
  owner_id: number;
  hotel_id: number;
  /** Names the hotel in calls that make something, if it is not simply the caller's. */
  named_hotel_id: number | undefined;
  /** One the caller holds, if they hold any. */
  permission: GrantedPermission;
}

export interface Sent {
  id?: number | string;
  /** Of a thing within that thing. */
  within?: string;
  query?: string;
  body?: object;
}

export const unique = () => randomUUID().slice(0, 8);

/** The id of the row that was added. */
export async function idOf(rows: Promise<{ id: number }[]>): Promise<number> {
  const [row] = await rows;
  if (!row) throw new Error('nothing was added');
  return row.id;
}

export function addStay({ db, hotel_id }: MatrixCall): Promise<number> {
  return addBooking(db, { hotel_id, checkin_date: '2030-01-01' });
}

/** Names a hotel in the body, where the case is about one. */
export const naming = ({ named_hotel_id }: MatrixCall) =>
  named_hotel_id === undefined ? {} : { hotel_id: named_hotel_id };
