import type { Database } from '@suite/database';
import { openBytes, sealBytes, sealingKeys } from '../../sealing/sealed-bytes.ts';
import type { SecretKey } from '../../sealing/secret-key.ts';
import type { Person } from '../domain/acting-for.ts';
import type { DocumentFlag } from '../domain/flag-names.ts';
import { guestFace, personContext } from '../domain/identity-keys.ts';
import type { classifyCheck } from '../domain/classify-check.ts';
import {
  findOtherIdentities,
  hasAnotherDeleted,
  lockIdentities,
  storeIdentity,
  type StoredIdentity,
} from '../documents.repository.ts';
import type { Guest } from '../verification.policy.ts';

export interface SeenIdentity {
  face: Uint8Array;
  number_digest: Uint8Array | null;
}

type EndedAlone = ReturnType<typeof classifyCheck> & {
  flags: readonly DocumentFlag[];
  identity?: SeenIdentity | null | undefined;
};

/** Refuses the match when the person was verified as another guest of the booking. */
export async function tellApart(
  tx: Database,
  secretKey: SecretKey,
  { guest, person }: { guest: Guest; person: Person },
  { identity, ...ended }: EndedAlone,
): Promise<Omit<EndedAlone, 'identity'>> {
  if (ended.reason !== null || !identity) return ended;
  await lockIdentities(tx, person.booking_id);
  const others = await findOtherIdentities(tx, person);
  if (await isOneOf(others, secretKey, person.booking_id, identity)) {
    return { ...ended, reason: 'ALREADY_VERIFIED_AS_ANOTHER', photo: null };
  }
  const face = sealBytes(
    sealingKeys(guestFace, secretKey),
    personContext(person.booking_id, person),
    identity.face,
  );
  const number_digest = identity.number_digest && Buffer.from(identity.number_digest);
  await storeIdentity(tx, person, { face, number_digest }, guest.booking);
  if (!(await hasAnotherDeleted(tx, person))) return ended;
  return { ...ended, flags: [...ended.flags, 'NOT_COMPARED'] };
}

async function isOneOf(
  others: readonly StoredIdentity[],
  secretKey: SecretKey,
  booking_id: number,
  { face, number_digest }: SeenIdentity,
): Promise<boolean> {
  const { isSameFace } = await import('@suite/identity');
  const keys = sealingKeys(guestFace, secretKey);
  return others.some(
    (other) =>
      (number_digest !== null && other.number_digest?.equals(number_digest)) ||
      isSameFace(openBytes(keys, personContext(booking_id, other), other.face), face),
  );
}
