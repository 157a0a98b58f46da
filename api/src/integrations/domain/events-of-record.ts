import type { WebhookEventType } from '@suite/contracts/integrations';

export interface WebhookEvent {
  type: WebhookEventType;
  booking_id: number;
  /** Holds numbers and states only, because events are stored without personal data. */
  data: object;
}

interface ChangeRecord {
  action: string;
  subject_type: string;
  subject_id: string | number;
  details?: object;
}

type Details = Readonly<Record<string, unknown>>;

/** Changes without an event of their own are changes of the booking, so that a receiver reads it again. */
const changed = (): WebhookEventType[] => ['booking.changed'];

const typesOf: Readonly<Record<string, (details: Details) => WebhookEventType[]>> = {
  'create-booking': () => ['booking.created'],
  'restore-booking': () => ['booking.created'],
  'update-booking': changed,
  'store-guest-facts': changed,
  'cancel-booking': changed,
  'undo-cancel-booking': changed,
  'mark-no-show': changed,
  'undo-no-show': changed,
  'undo-check-in': changed,
  'undo-check-out': changed,
  'undo-desk-verification': changed,
  'undo-accompany': changed,
  'delete-booking': () => ['booking.deleted'],
  'send-invitation': ({ refused }) => (refused === undefined ? ['guest.invited'] : []),
  'send-verification': () => ['guest.invited'],
  'send-verification-email': () => ['guest.invited'],
  'record-verification': () => ['guest.verified'],
  'verify-at-desk': () => ['guest.verified'],
  'accompany-guest': () => ['guest.verified'],
  'review-check': ({ decision }) => [decision === 'approve' ? 'guest.verified' : 'guest.refused'],
  'choose-desk': () => ['guest.desk_review'],
  'verify-identity': typesOfCheck,
  'check-in-booking': () => ['stay.checked_in'],
  'check-out-booking': () => ['stay.checked_out'],
  'assign-room': ({ before, after }) => (before === after ? [] : ['stay.room_changed']),
  'move-stay': ({ room_number, ...dates }) => [
    ...(Object.keys(dates).length > 0 ? changed() : []),
    ...(room_number === undefined ? [] : (['stay.room_changed'] as const)),
  ],
};

/** A match is an event when it is recorded; a card whose other side is missing is not decided yet. */
function typesOfCheck({ reason, desk_review }: Details): WebhookEventType[] {
  if (reason === null || reason === 'OTHER_SIDE_MISSING') return [];
  return [desk_review ? 'guest.desk_review' : 'guest.refused'];
}

export function eventsOfRecord({
  action,
  subject_type,
  subject_id,
  details = {},
}: ChangeRecord): WebhookEvent[] {
  if (subject_type !== 'booking') return [];
  const facts = details as Details;
  // A guest with several rooms gets one mail for all of them.
  const { rooms = [] } = facts as { rooms?: number[] };
  const types = typesOf[action]?.(facts) ?? [];
  return types.flatMap((type) =>
    [Number(subject_id), ...rooms].map((booking_id) => ({ type, booking_id, data: dataOf(type, facts) })),
  );
}

function dataOf(type: WebhookEventType, details: Details): object {
  if (type === 'stay.room_changed') {
    const { before, after } = (details['room_number'] ?? details) as Details;
    return { room_number: after ?? null, previous_room_number: before ?? null };
  }
  const { user_type, item_id } = details;
  return type.startsWith('guest.') && item_id !== undefined ? { guest: { user_type, item_id } } : {};
}
