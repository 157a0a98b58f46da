import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../access/caller.ts';
import { createLogin, hotelAdminRole, seedHotelRoles } from '../../staff-roles/staff-roles.public.ts';
import { requireReviewer } from '../hotels.policy.ts';
import { markApproved, setAdmin, type HotelRow } from '../hotels.repository.ts';
import { refuseDecision } from './refuse-decision.ts';

export interface DecisionSettings {
  publicUrl: string;
  now?: Date;
}

/** Also creates the hotel's roles, the login of its Hotel Admin and one e-mail. */
export async function approveHotel(
  db: Database,
  caller: Caller,
  hotel_id: number,
  { publicUrl, now = new Date() }: DecisionSettings,
): Promise<{ hotel: HotelRow; admin_user_id: number }> {
  requireReviewer(caller);
  return db.transaction(async (tx) => {
    const hotel = (await markApproved(tx, hotel_id, now)) ?? (await refuseDecision(tx, hotel_id));
    const { hotel_admin_role_id } = await seedHotelRoles(tx, hotel.id, now);
    const { user_id } = await createLogin(tx, {
      hotel,
      ...splitName(hotel.contact_person_name),
      usr_email: hotel.contact_person_email,
      usr_phone: hotel.contact_person_phone,
      position: hotelAdminRole.role_name,
      role_ids: [hotel_admin_role_id],
      reason: (t) =>
        t('{hotel_name} has been approved. You run it in the Management Suite as its Hotel Admin.', {
          hotel_name: hotel.hotel_name,
        }),
      inviter_id: caller.user_id,
      publicUrl,
      now,
    });
    await setAdmin(tx, hotel.id, user_id);
    await recordAudit(tx, {
      actor: caller,
      hotel_id: hotel.id,
      action: 'approve-hotel',
      subject_type: 'hotel',
      subject_id: hotel.id,
      details: { hotel_name: hotel.hotel_name, admin_user_id: user_id },
      happened_at: now,
    });
    return { hotel, admin_user_id: user_id };
  });
}

/** Uses the last word as the last name. */
function splitName(name: string): { usr_firstname: string; usr_lastname: string } {
  const words = name.split(/\s+/).filter(Boolean);
  const last = words.length > 1 ? words.pop() : undefined;
  return { usr_firstname: words.join(' '), usr_lastname: last ?? '' };
}
