import type { SingleSignOn } from '@suite/contracts/single-sign-on';
import type { Database } from '@suite/database';
import { holdsAny } from '@suite/contracts/permissions';
import type { Caller } from '../../access/caller.ts';
import { findHotelNames } from '../../hotels/hotels.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { listAssignableRoles } from '../../staff-roles/staff-roles.public.ts';
import { addressesOf } from '../domain/provider-addresses.ts';
import { hasManagerSignedIn } from '../identities.repository.ts';
import { findProvider, type ProviderRow } from '../providers.repository.ts';

export async function getSingleSignOn(
  db: Database,
  caller: Caller,
  hotelId: number | undefined,
  publicUrl: string,
): Promise<SingleSignOn> {
  const hotel_id = await requireOwner(db, caller, hotelId);
  const provider = await findProvider(db, hotel_id);
  const issuer = provider?.issuer;
  return {
    provider: provider ? describeProvider(provider) : null,
    ...addressesOf(publicUrl, hotel_id),
    can_be_required:
      hotel_id !== null && issuer !== undefined && (await hasManagerSignedIn(db, { hotel_id, issuer })),
    roles: await listAssignableRoles(db, caller, hotel_id),
  };
}

export async function requireOwner(
  db: Database,
  caller: Caller,
  hotelId: number | undefined,
): Promise<number | null> {
  const hotel_id = requireOwnerInReach(caller, hotelId);
  if (hotel_id === null || (await findHotelNames(db, [hotel_id])).has(hotel_id)) return hotel_id;
  throw new DomainError('HOTEL_NOT_FOUND', 'HOTEL_NOT_FOUND');
}

function describeProvider(row: ProviderRow): NonNullable<SingleSignOn['provider']> {
  const { id: _id, hotel_id: _hotel, client_secret: _secret, updated_at, ...shown } = row;
  return { ...shown, updated_at: updated_at.toISOString() };
}

function requireOwnerInReach(caller: Caller, hotelId: number | undefined): number | null {
  const { scope, permissions } = caller;
  if (hotelId === undefined && caller.hotel_id === null) {
    if (scope.kind === 'all' && holdsAny(permissions, ['manage_users'])) return null;
    return refuse();
  }
  if (!holdsAny(permissions, ['manage_hotel'])) return refuse();
  const hotel_id = hotelId ?? caller.hotel_id;
  if (hotel_id !== null && (scope.kind === 'all' || hotel_id === caller.hotel_id)) return hotel_id;
  throw new DomainError('HOTEL_NOT_FOUND', 'HOTEL_NOT_FOUND');
}

function refuse(): never {
  throw new DomainError('PERMISSION_DENIED', 'SINGLE_SIGN_ON_DENIED');
}
