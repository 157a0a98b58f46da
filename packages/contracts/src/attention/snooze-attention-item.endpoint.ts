import { number, object, string, type InferType } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayDecide } from '../permissions/permissions.ts';

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
