import { array, number, object, string, type InferType } from 'yup';
import { daysBetween, isCalendarDate } from '../dates/calendar-date.ts';
import { idIn, pathIdField, textField, wholeNumberField } from '../forms/strict-fields.ts';
import { dateFilterField, digitsLine, singleLine } from '../forms/value-fields.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { maxNightsShown, untilField } from './availability.endpoint.ts';

/** Both keep guests out of the room; rooms out of service are still counted by the hotel's figures of its rooms. */
export const blockKinds = ['out_of_order', 'out_of_service'] as const;
/** People enter blocks of the first kinds; external ones follow a subscribed calendar, whose name is their reason. */
export type BlockKind = (typeof blockKinds)[number] | 'external';

const blockMessage = `Kind must be one of ${blockKinds.join(', ')}`;

const roomBlockSchema = object({
  id: number().required(),
  room_id: number().required(),
  room_number: string().required(),
  kind: string<BlockKind>().required(),
  from: string().required(),
  to: string().required(),
  reason: string().required(),
  created_by: string().defined().nullable(),
});
export type RoomBlock = InferType<typeof roomBlockSchema>;

const dayField = (label: string) =>
  digitsLine(label)
    .required(`${label} is required`)
    .test('calendar-date', `${label} must be a date`, (value) => !value || isCalendarDate(value));

export const createBlockSchema = object({
  room_id: idIn(wholeNumberField('Room'), 'Room').required('Room is required'),
  from: dayField('First night'),
  to: dayField('Until')
    .test('later', 'Until must be after the first night', function (to) {
      const nights = nightsTo(to, this.parent as { from?: string });
      return nights === null || nights > 0;
    })
    .test('few', `A room can be blocked for at most ${maxNightsShown} nights at once`, function (to) {
      const nights = nightsTo(to, this.parent as { from?: string });
      return nights === null || nights <= maxNightsShown;
    }),
  kind: textField('Kind').required('Kind is required').oneOf(blockKinds, blockMessage),
  reason: singleLine('Reason')
    .required('Reason is required')
    .max(200, 'Reason must be at most 200 characters'),
}).noUnknown();
export type CreateBlockPayload = InferType<typeof createBlockSchema>;

function nightsTo(to: string | undefined, { from }: { from?: string }): number | null {
  return to && from && isCalendarDate(to) && isCalendarDate(from) ? daysBetween(from, to) : null;
}

/** The periods in which rooms of the own hotel are blocked, from today on. */
export const listBlocksEndpoint = defineEndpoint({
  name: 'list-blocks',
  method: 'GET',
  path: '/rooms/blocks',
  access: { anyOf: ['manage_hotel'] },
  query: object({ from: dateFilterField(), to: untilField() }),
  result: object({ blocks: array(roomBlockSchema.required()).required() }),
  fallbackMessage: 'Failed to fetch the blocked rooms',
});

/** Blocks a room for the nights from `from` until before `to`. 409 when a stay or another block is in it. */
export const createBlockEndpoint = defineEndpoint({
  name: 'create-block',
  method: 'POST',
  path: '/rooms/blocks',
  access: { anyOf: ['manage_hotel'] },
  body: createBlockSchema,
  result: roomBlockSchema,
  fallbackMessage: 'Failed to block the room',
  errors: ['NOT_FOUND', 'CONFLICT'],
});

/** Ends a block at once. 409 for the nights of a subscribed calendar, which end there. */
export const deleteBlockEndpoint = defineEndpoint({
  name: 'delete-block',
  method: 'DELETE',
  path: '/rooms/blocks/{id}',
  access: { anyOf: ['manage_hotel'] },
  params: object({ id: pathIdField('Block') }),
  result: object({}),
  fallbackMessage: 'Failed to end the block',
  errors: ['NOT_FOUND', 'CONFLICT'],
});
