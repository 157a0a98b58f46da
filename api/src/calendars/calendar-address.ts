import { openBytes, sealBytes, sealingKeys } from '../sealing/sealed-bytes.ts';
import { defineSealedColumn } from '../sealing/sealed-column.ts';
import type { SecretKey } from '../sealing/secret-key.ts';

/** The address of a private calendar is sealed, because it lets its holder read the calendar. */
export const calendarAddressColumn = defineSealedColumn({
  purpose: 'calendars.external_address',
  table: 'external_calendars',
  id: 'id',
  column: 'url_encrypted',
  context: `convert_to(hotel_id::text, 'UTF8')`,
});

export function sealAddress(secretKey: SecretKey, hotel_id: number, address: string): Buffer {
  return sealBytes(sealingKeys(calendarAddressColumn, secretKey), String(hotel_id), Buffer.from(address));
}

export function openAddress(secretKey: SecretKey, hotel_id: number, sealed: Buffer): string {
  return openBytes(sealingKeys(calendarAddressColumn, secretKey), String(hotel_id), sealed).toString();
}
