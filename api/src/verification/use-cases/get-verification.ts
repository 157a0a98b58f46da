import type { ResultOf } from '@suite/contracts';
import type { getVerificationEndpoint } from '@suite/contracts/verification';
import type { Database } from '@suite/database';
import type { Caller } from '../../auth/auth.public.ts';
import type { PartyMember } from '../../bookings/bookings.public.ts';
import type { Returned } from '../../plugins/serve-endpoint.ts';
import { findFinishedChecks } from '../attempts.repository.ts';
import { findChecksOf, type DeskCheckRow } from '../desk-checks.repository.ts';
import { findDeskChoices, type DeskChoice } from '../desk-choices.repository.ts';
import { isAllVerified, requireParty } from '../desk.policy.ts';
import { namePerson } from '../domain/acting-for.ts';
import { attemptsLeft } from '../domain/attempts-left.ts';
import { checkOutcome, warningsOf } from '../domain/desk-words.ts';

type Result = Returned<ResultOf<typeof getVerificationEndpoint>>;

/**
 * How far everybody of a booking is, with what staff need to decide.
 * @throws ApiError PERMISSION_DENIED, BOOKING_NOT_FOUND
 */
export async function getVerification(
  db: Database,
  caller: Caller,
  id: number,
  now = new Date(),
): Promise<Result> {
  const party = await requireParty(db, caller, id);
  const { checked_in_at, checked_out_at } = party.booking;
  const choices = await findDeskChoices(db, [id]);
  const people = await Promise.all(
    party.people.map((person) => describePerson(db, person, { choices, now })),
  );
  return { booking_id: id, all_verified: isAllVerified(party), checked_in_at, checked_out_at, people };
}

async function describePerson(
  db: Database,
  person: PartyMember,
  { choices, now }: { choices: readonly DeskChoice[]; now: Date },
): Promise<Result['people'][number]> {
  const recent = await findFinishedChecks(db, person);
  const checks = await findChecksOf(db, person);
  const { user_type, item_id } = namePerson(person);
  const choice = choices.find((one) => one.user_type === user_type && one.item_id === item_id);
  return {
    user_type: { user_type, item_id },
    name: person.name,
    type: person.type,
    is_verified: person.is_verified,
    method: person.verified_method,
    document: person.verified_document,
    verified_at: person.verified_at,
    verified_by: person.verified_by,
    desk_chosen_at: choice?.chosen_at ?? null,
    attempts_today: recent.length,
    left_today: attemptsLeft(recent, now).left_today,
    checks: checks.map((check) => describeCheck(person, check)),
  };
}

function describeCheck({ booking_id, is_verified }: PartyMember, check: DeskCheckRow) {
  const { id, state, reason, photo, desk_review, review, reviewed_by, document_data, images } = check;
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
    document_data,
    images: images.map(({ id: image, kind }) => ({
      kind,
      url: `/api/bookings/${booking_id}/verification/images/${image}`,
    })),
  };
}
