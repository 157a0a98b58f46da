import { array, number, object, string, type InferType } from 'yup';
import { hotelIdField } from '../bookings/booking-filters.schema.ts';
import { textField } from '../forms/strict-fields.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { limitField, pageField, paginationSchema } from '../http/pagination.schema.ts';
import { mayDecide } from '../permissions/permissions.ts';

export const attentionItemKinds = [
  'review',
  'failures',
  'desk',
  'flags',
  'email',
  'arrival',
  'overbooked',
  'webhook',
  'hotel',
  'release',
  'service',
  'permission',
] as const;
export type AttentionItemKind = (typeof attentionItemKinds)[number];

const attentionItemSchema = object({
  key: string().required(),
  kind: string().required(),
  since: string().required(),
  name: string().required(),
  /** Holds the night and the number of missing rooms of an overbooked night, whose name is the room type. */
  details: array(string().required()).required(),
  hotel_id: number().defined().nullable(),
  hotel_name: string().defined().nullable(),
  booking_id: number().defined().nullable(),
  booked_by: string().defined().nullable(),
  /** The night of an overbooked night. */
  checkin_date: string().defined().nullable(),
  /** Counts from the hotel's own today; negative after the arrival day. */
  days_to_arrival: number().defined().nullable(),
  task_id: number().defined().nullable(),
  remote: string().defined().nullable(),
});
export type AttentionItem = InferType<typeof attentionItemSchema>;

const kindFilters = ['', ...attentionItemKinds, 'snoozed'] as const;

/**
 * A page of what waits for a decision of the caller: the most urgent first, of equal urgency what waits longest.
 * `counts` has each kind of which anything waits, whichever kind is listed. Items that the caller snoozed are neither listed nor
 * counted, except by the kind `snoozed` and in `snoozed`.
 */
export const listAttentionItemsEndpoint = defineEndpoint({
  name: 'list-attention-items',
  method: 'GET',
  path: '/attention',
  access: { anyOf: mayDecide },
  query: object({
    kind: textField('Kind').oneOf(kindFilters, `Kind must be one of ${kindFilters.slice(1).join(', ')}`),
    hotelId: hotelIdField,
    page: pageField,
    limit: limitField,
  }),
  result: object({
    items: array(attentionItemSchema.required()).required(),
    counts: array(object({ kind: string().required(), count: number().required() }).required()).required(),
    snoozed: number().required(),
    pagination: paginationSchema.required(),
  }),
  fallbackMessage: 'Failed to fetch what is waiting for a decision',
});

/** Counts what waits for a decision of the caller, for the menu entry. */
export const countAttentionItemsEndpoint = defineEndpoint({
  name: 'count-attention-items',
  method: 'GET',
  path: '/attention/count',
  access: { anyOf: mayDecide },
  query: object({ hotelId: hotelIdField }),
  result: object({ count: number().required() }),
  fallbackMessage: 'Failed to count what is waiting for a decision',
});

export const snoozeHours = [1, 4, 24] as const;

const snoozeSchema = object({
  key: string().strict().required('Key is required').max(300, 'Key must be at most 300 characters'),
  hours: number()
    .strict()
    .required('Hours are required')
    .oneOf([0, ...snoozeHours], 'Hours must be 0, 1, 4 or 24'),
}).noUnknown();
export type SnoozePayload = InferType<typeof snoozeSchema>;

/** Hides an item from the caller's list and count for so many hours; 0 shows it again. Other users still see it. */
export const snoozeAttentionItemEndpoint = defineEndpoint({
  name: 'snooze-attention-item',
  method: 'PUT',
  path: '/attention/snooze',
  access: { anyOf: mayDecide },
  body: snoozeSchema,
  result: object({ until: string().defined().nullable() }),
  fallbackMessage: 'Failed to snooze what is waiting',
});
