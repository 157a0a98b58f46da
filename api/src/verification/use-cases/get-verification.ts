import type { ResultOf } from '@suite/contracts/http';
import type { GuestPerson } from '@suite/contracts/bookings';
import type { getVerificationEndpoint } from '@suite/contracts/verification';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import type { DeskBooking, PartyMember } from '../../bookings/bookings.public.ts';
import type { Returned } from '../../http/endpoints/serve-endpoint.ts';
import type { SecretKey } from '../../sealing/secret-key.ts';
import { findFinishedChecks } from '../attempts.repository.ts';
import {
  findChecksOf,
  findDeskChoices,
  type DeskCheckRow,
  type DeskChoice,
} from '../desk-checks.repository.ts';
import { isAllVerified, isBeforeArrival, maySeePhotos, requireParty } from '../desk.policy.ts';
import { namePerson } from '../domain/acting-for.ts';
import { attemptsLeft } from '../domain/attempts-left.ts';
import { checkOutcome, warningsOf } from '../domain/desk-words.ts';
import { flagText } from '../domain/flag-texts.ts';
import { openDocument } from '../domain/sealed-document.ts';
import { findFlags, type StoredFlag } from '../person-flags.repository.ts';

type Result = Returned<ResultOf<typeof getVerificationEndpoint>>;

export async function getVerification(
  db: Database,
  caller: Caller,
  id: number,
  secretKey: SecretKey,
  now = new Date(),
): Promise<Result> {
  const party = await requireParty(db, caller, id);
  const { checkin_date, checked_in_at, checked_in_by, checked_out_at, checked_out_by } = party.booking;
  const [choices, flags] = [await findDeskChoices(db, [party.booking]), await findFlags(db, [party.booking])];
  const found = { choices, flags, now, secretKey, showsPhotos: maySeePhotos(caller) };
  const people = await Promise.all(party.people.map((person) => describePerson(db, person, found)));
  return {
    booking_id: id,
    all_verified: isAllVerified(party),
    checkin_date,
    is_before_arrival: isBeforeArrival(party.booking, now),
    ...{ checked_in_at, checked_in_by, checked_out_at, checked_out_by },
    ended: describeEnd(party.booking),
    people,
  };
}

function describeEnd(booking: DeskBooking): Result['ended'] {
  const { no_show_at, no_show_by, cancelled_at, cancelled_by, cancel_reason } = booking;
  if (cancelled_at) return { state: 'cancelled', at: cancelled_at, by: cancelled_by, reason: cancel_reason };
  return no_show_at ? { state: 'no_show', at: no_show_at, by: no_show_by, reason: null } : null;
}

interface Found {
  choices: readonly DeskChoice[];
  flags: readonly StoredFlag[];
  now: Date;
  secretKey: SecretKey;
  showsPhotos: boolean;
}

async function describePerson(
  db: Database,
  person: PartyMember,
  { choices, flags, now, secretKey, showsPhotos }: Found,
): Promise<Result['people'][number]> {
  const recent = await findFinishedChecks(db, person);
  const checks = await findChecksOf(db, person);
  const { user_type, item_id } = namePerson(person);
  const isOfPerson = (one: GuestPerson) => one.user_type === user_type && one.item_id === item_id;
  return {
    user_type: { user_type, item_id },
    name: person.name,
    type: person.type,
    is_verified: person.is_verified,
    method: person.verified_method,
    document: person.verified_document,
    verified_at: person.verified_at,
    verified_by: person.verified_by,
    desk_chosen_at: choices.find(isOfPerson)?.chosen_at ?? null,
    attempts_today: recent.length,
    left_today: attemptsLeft(recent, now).left_today,
    flags: flags.filter(isOfPerson).map(({ flag, acknowledged_at, acknowledged_by }) => ({
      ...{ flag, ...flagText(flag) },
      ...{ acknowledged_at, acknowledged_by },
    })),
    checks: checks.map((check) =>
      describeCheck(person, showsPhotos ? check : { ...check, images: [] }, secretKey),
    ),
  };
}

function describeCheck({ booking_id, is_verified }: PartyMember, check: DeskCheckRow, secretKey: SecretKey) {
  const { id, state, reason, photo, desk_review, review, reviewed_by, images } = check;
  const similarity_score = check.similarity_score === null ? null : Number(check.similarity_score);
  return {
    attempt_id: id,
    checked_at: check.finished_at,
    is_match: state === 'matched',
    similarity_score,
    awaits_review: desk_review && review === null && !is_verified && images.length > 0,
    review,
    reviewed_by,
    outcome: checkOutcome({ reason, photo, similarity_score, desk_review }),
    warnings: warningsOf(check.flags),
    document_data: openDocument(secretKey, id, check.document_sealed),
    images: images.map(({ id: image, kind }) => ({
      kind,
      url: `/api/bookings/${booking_id}/verification/images/${image}`,
    })),
  };
}
