import type { Database, Sql } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { narrowScope } from '../../bookings/bookings.public.ts';
import { selectUndeliveredEmails } from '../../guest-links/guest-links.public.ts';
import { selectUnassignedArrivals } from '../../dashboard/dashboard.public.ts';
import { selectHotelsToReview } from '../../hotels/hotels.public.ts';
import { selectStoppedWebhooks } from '../../integrations/integrations.public.ts';
import { selectOverbookedNights } from '../../rooms/rooms.public.ts';
import { selectPeopleToDecide } from '../../verification/verification.public.ts';
import { kindsToDecide } from '../attention.policy.ts';
import { selectGivenItems } from '../attention.repository.ts';
import { findPlatformItems } from './find-platform-items.ts';

export async function selectSources(
  db: Database,
  caller: Caller,
  hotelId: number | undefined,
): Promise<Sql[]> {
  const kinds = kindsToDecide(caller);
  const scope = narrowScope(caller.scope, hotelId);
  const sources: Sql[] = [];
  if (kinds.includes('flags')) {
    sources.push(selectPeopleToDecide(scope, { withPhotos: kinds.includes('review') }));
  }
  if (kinds.includes('email')) sources.push(selectUndeliveredEmails(scope));
  const ownHotel = hotelId === undefined || hotelId === caller.hotel_id ? caller.hotel_id : null;
  if (kinds.includes('arrival') && ownHotel !== null) sources.push(selectUnassignedArrivals(ownHotel));
  if (kinds.includes('webhook') && ownHotel !== null) sources.push(selectStoppedWebhooks(ownHotel));
  if (kinds.includes('overbooked') && scope.kind === 'hotel') {
    sources.push(selectOverbookedNights(scope.hotel_id));
  }
  if (kinds.includes('hotel')) sources.push(selectHotelsToReview(hotelId));
  // Releases belong to no hotel, so a list of one hotel has none.
  const ofPlatform = kinds.includes('release') && hotelId === undefined ? await findPlatformItems(db) : [];
  return [...sources, selectGivenItems(ofPlatform)];
}
