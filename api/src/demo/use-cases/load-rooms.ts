import type { RatesForm, RoomForm } from '@suite/contracts/hotels';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { createRooms, updateRates } from '../../hotels/hotels.public.ts';

export async function loadRooms(
  tx: Database,
  admin: Caller,
  rates: RatesForm,
  rooms: readonly RoomForm[],
): Promise<void> {
  await updateRates(tx, admin, rates);
  if (rooms.length > 0) await createRooms(tx, admin, { rooms: [...rooms] });
}
