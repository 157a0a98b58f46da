import { array, number, object, string, type InferType } from 'yup';

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

export const attentionItemSchema = object({
  key: string().required(),
  /** A later server may send other kinds. */
  kind: string().required(),
  since: string().required(),
  name: string().required(),
  details: array(string().required()).required(),
  hotel_id: number().defined().nullable(),
  hotel_name: string().defined().nullable(),
  booking_id: number().defined().nullable(),
  booked_by: string().defined().nullable(),
  checkin_date: string().defined().nullable(),
  /** Counts from the hotel's own today; negative after the arrival day. */
  days_to_arrival: number().defined().nullable(),
  task_id: number().defined().nullable(),
  remote: string().defined().nullable(),
});

export type AttentionItem = InferType<typeof attentionItemSchema>;
