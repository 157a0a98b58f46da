import { array, number, object, string, type InferType } from 'yup';

/**
 * What waits for a decision: photos of a guest, three failed checks in a row, a guest who shows their ID at the desk, a
 * flag of a check, a mail that could not be delivered, the room of an arrival, a registered hotel, a release that fails, a
 * service of remotes without an address or that fails, permissions that a remote declares.
 */
export const attentionItemKinds = [
  'review',
  'failures',
  'desk',
  'flags',
  'email',
  'arrival',
  'hotel',
  'release',
  'service',
  'permission',
] as const;

export type AttentionItemKind = (typeof attentionItemKinds)[number];

/** One thing that waits. What it is not about is null. */
export const attentionItemSchema = object({
  /** Unique among all items. */
  key: string().required(),
  /** Read a kind of a later server as text. */
  kind: string().required(),
  since: string().required(),
  /** The guest, the hotel, or the remotes. */
  name: string().required(),
  /** What is known besides: flags of checks, the address of a mail, why a release fails, names of permissions. */
  details: array(string().required()).required(),
  hotel_id: number().defined().nullable(),
  hotel_name: string().defined().nullable(),
  booking_id: number().defined().nullable(),
  /** The primary guest of the booking. */
  booked_by: string().defined().nullable(),
  checkin_date: string().defined().nullable(),
  /** Days from the hotel's own today; negative after the arrival day. */
  days_to_arrival: number().defined().nullable(),
  task_id: number().defined().nullable(),
  /** The name of the remote, of several the first one, such as `mf-bookings`. */
  remote: string().defined().nullable(),
});

export type AttentionItem = InferType<typeof attentionItemSchema>;
