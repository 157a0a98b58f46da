import type { AttentionItemKind } from '@suite/contracts/attention';
import type { Database, Sql } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { narrowScope } from '../../bookings/bookings.public.ts';
import { selectUndeliveredEmails } from '../../guest-links/guest-links.public.ts';
import { selectCalendarProblems } from '../../calendars/calendars.public.ts';
import { selectUnassignedArrivals } from '../../dashboard/dashboard.public.ts';
import { selectHotelsToReview } from '../../hotels/hotels.public.ts';
import { selectStoppedWebhooks } from '../../webhooks/webhooks.public.ts';
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
  const ownHotel = hotelId === undefined || hotelId === caller.hotel_id ? caller.hotel_id : null;
  const ofHotel = (hotel_id: number | null | undefined, select: (hotel_id: number) => Sql) =>
    hotel_id == null ? [] : [select(hotel_id)];
  const oneHotel = scope.kind === 'hotel' ? scope.hotel_id : null;
  const ofKinds: Partial<Record<AttentionItemKind, () => Sql[]>> = {
    flags: () => [selectPeopleToDecide(scope, { withPhotos: kinds.includes('review') })],
    email: () => [selectUndeliveredEmails(scope)],
    arrival: () => ofHotel(ownHotel, selectUnassignedArrivals),
    webhook: () => ofHotel(ownHotel, selectStoppedWebhooks),
    overbooked: () => ofHotel(oneHotel, selectOverbookedNights),
    calendar: () => ofHotel(oneHotel, selectCalendarProblems),
    hotel: () => [selectHotelsToReview(hotelId)],
  };
  const sources = kinds.flatMap((kind) => ofKinds[kind]?.() ?? []);
  // Releases belong to no hotel, so a list of one hotel has none.
  const ofPlatform = kinds.includes('release') && hotelId === undefined ? await findPlatformItems(db) : [];
  return [...sources, selectGivenItems(ofPlatform)];
}
