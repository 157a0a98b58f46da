import type { HotelRegistration } from '@suite/contracts/hotels';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { choosePassword, readCaller } from '../../auth/auth.public.ts';
import { approveHotel, registerHotel } from '../../hotels/hotels.public.ts';
import { daysBefore, demoAddress, demoPassword, type DemoLoad } from '../demo-load.ts';

export async function loadApprovedHotel(
  tx: Database,
  { now, publicUrl }: DemoLoad,
  super_admin_id: number,
  registration: HotelRegistration,
  daysAgo: number,
): Promise<Caller> {
  const { id } = await registerHotel(tx, registration, {
    address: demoAddress,
    now: daysBefore(now, daysAgo),
  });
  const reviewer = await readCaller(tx, super_admin_id, demoAddress);
  const approvedOn = daysBefore(now, daysAgo - 2);
  const { admin_user_id } = await approveHotel(tx, reviewer, id, { publicUrl, now: approvedOn });
  await choosePassword(tx, { user_id: admin_user_id, address: demoAddress }, demoPassword, approvedOn);
  return readCaller(tx, admin_user_id, demoAddress);
}
