import type { Database } from '@suite/database';
import { recordAudit, type Actor } from '../audit/audit.public.ts';
import { insertRating, type Rating } from './ratings.repository.ts';

export { averageRating, hasRating } from './ratings.repository.ts';

export async function rateStay(db: Database, actor: Actor, rating: Rating): Promise<boolean> {
  if (!Number.isInteger(rating.stars) || rating.stars < 1 || rating.stars > 5) {
    throw new RangeError('A rating has one to five stars');
  }
  return db.transaction(async (tx) => {
    const rated = await insertRating(tx, rating);
    if (!rated) return false;
    await recordAudit(tx, {
      actor,
      hotel_id: rated.hotel_id,
      action: 'rate-stay',
      subject_type: 'booking',
      subject_id: rating.booking_id,
      details: { stars: rating.stars },
      ...(rating.rated_at && { happened_at: rating.rated_at }),
    });
    return true;
  });
}
