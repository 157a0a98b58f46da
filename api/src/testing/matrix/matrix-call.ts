import { randomUUID } from 'node:crypto';
import type { GrantedPermission } from '@suite/contracts/permissions';
import { sql, type Database } from '@suite/database';
import type { SecretKey } from '../../sealing/secret-key.ts';
import type { ImageStore } from '../../verification/verification.public.ts';
import { addBooking } from '../contexts/open-bookings-test.ts';

export interface MatrixCall {
  db: Database;
  images: ImageStore;
  secretKey: SecretKey;
  user_id: number;
  session_id: string;
  owner_id: number;
  hotel_id: number;
  named_hotel_id: number | undefined;
  permission: GrantedPermission;
}

export interface Sent {
  id?: number | string;
  within?: string;
  query?: string;
  body?: object;
}

export const unique = () => randomUUID().slice(0, 8);

export async function idOf(rows: Promise<{ id: number }[]>): Promise<number> {
  const [row] = await rows;
  if (!row) throw new Error('nothing was added');
  return row.id;
}

export function addRoom({ db, hotel_id }: MatrixCall): Promise<number> {
  return idOf(
    db.query(sql`
      insert into rooms (hotel_id, room_number, room_type, status)
      values (${hotel_id}, ${unique()}, 'Single', 'Clean') returning id`),
  );
}

export function addStay({ db, hotel_id }: MatrixCall): Promise<number> {
  return addBooking(db, { hotel_id, checkin_date: '2030-01-01' });
}

export const naming = ({ named_hotel_id }: MatrixCall) =>
  named_hotel_id === undefined ? {} : { hotel_id: named_hotel_id };
