import type { Database } from '@suite/database';
import { DomainError } from '../../errors/domain-error.ts';
import { isAllowedUrl } from '../../http/guarded-calls/public-address.ts';
import { openAddress, sealAddress } from '../calendar-address.ts';
import { isFeedOfRoom } from '../calendar-feeds.repository.ts';
import { findAddresses, type Address } from '../external-calendars.repository.ts';
import { hashOfFile } from './calendar-feeds.ts';
import type { CalendarReader } from './read-calendar.ts';

export interface ChosenAddress extends Address {
  url: string;
}

const refusal = (code: `CALENDAR_ADDRESS_${'REFUSED' | 'WITH_PASSWORD' | 'OWN' | 'TWICE'}`) =>
  new DomainError('VALIDATION_ERROR', code, {}, 'address');

/** Other programs show calendars under addresses of their own scheme, which is HTTPS. */
export function readAddress(
  { rules, secretKey }: CalendarReader,
  hotel_id: number,
  address: string,
): ChosenAddress {
  const url = address.replace(/^webcals?:/i, 'https:');
  if (!isAllowedUrl(url, rules)) throw refusal('CALENDAR_ADDRESS_REFUSED');
  const { username, password, host } = new URL(url);
  if (username || password) throw refusal('CALENDAR_ADDRESS_WITH_PASSWORD');
  return { url, host, url_encrypted: sealAddress(secretKey, hotel_id, url) };
}

/** Refuses the address of the room's own nights, which would never become free, and one that the room is subscribed to. */
export async function requireOtherAddress(
  tx: Database,
  { secretKey }: CalendarReader,
  { hotel_id, room_id, id }: { hotel_id: number; room_id: number; id?: number },
  { url }: ChosenAddress,
): Promise<void> {
  const hash = hashOfFile(new URL(url).pathname.split('/').at(-1) ?? '');
  if (hash && (await isFeedOfRoom(tx, { hotel_id, room_id }, hash))) throw refusal('CALENDAR_ADDRESS_OWN');
  const others = (await findAddresses(tx, { hotel_id, room_id })).filter((other) => other.id !== id);
  const isSame = (sealed: Buffer) => {
    try {
      return new URL(openAddress(secretKey, hotel_id, sealed)).href === new URL(url).href;
    } catch {
      return false; // The key of that address is lost.
    }
  };
  if (others.some(({ url_encrypted }) => isSame(url_encrypted))) throw refusal('CALENDAR_ADDRESS_TWICE');
}
