import { array, boolean, number, object, string, type InferType } from 'yup';
import { idIn, pathIdField, queryNumberField, textField, wholeNumberField } from '../forms/strict-fields.ts';
import { singleLine } from '../forms/value-fields.ts';
import { inspectedField, roomStatuses, roomStatusMessage } from '../hotels/room.schema.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { limitField, pageField, paginationSchema } from '../http/pagination.schema.ts';
import { assigneeField } from './task.schema.ts';

const housekeepingRoomSchema = object({
  id: number().required(),
  room_number: string().required(),
  room_type: string().required(),
  status: string().required(),
  is_inspected: boolean(),
  user_id: number().defined().nullable(),
  usr_firstname: string().defined().nullable(),
  usr_lastname: string().defined().nullable(),
});
export type HousekeepingRoom = InferType<typeof housekeepingRoomSchema>;

const roomIdParams = object({ id: pathIdField('Room') });
const roomIdField = idIn(wholeNumberField('Room'), 'Room');

const housekeepingRoomFiltersSchema = object({
  status: textField('Status').oneOf(['' as const, ...roomStatuses], roomStatusMessage),
  assigned: textField('Assigned').oneOf(
    ['' as const, 'mine' as const, 'nobody' as const, 'all' as const],
    'Assigned must be mine, nobody or all',
  ),
  user_id: idIn(queryNumberField('Staff member'), 'Staff member'),
});
export type HousekeepingRoomFilters = InferType<typeof housekeepingRoomFiltersSchema>;

/** A page of the own hotel's rooms by number, with the assigned staff members. */
export const listHousekeepingRoomsEndpoint = defineEndpoint({
  name: 'list-housekeeping-rooms',
  method: 'GET',
  path: '/dashboard/rooms',
  access: 'signed-in',
  query: housekeepingRoomFiltersSchema.shape({ page: pageField, limit: limitField }),
  result: object({
    rooms: array(housekeepingRoomSchema.required()).required(),
    pagination: paginationSchema.required(),
  }),
  fallbackMessage: 'Failed to fetch rooms',
  errors: ['PERMISSION_DENIED'],
});

const setRoomStateSchema = object({
  status: singleLine('Status')
    .required('Status is required')
    .test('status', roomStatusMessage, (value) => !value || roomStatuses.some((status) => status === value)),
  inspected: inspectedField,
}).noUnknown();
export type SetRoomStatePayload = InferType<typeof setRoomStateSchema>;

/**
 * Sets a room's state, such as Clean once it is cleaned, and whether a clean room is `inspected`. Allowed for the assigned
 * staff member and `manage_hotel`; to and from Out of Order only for `manage_hotel`.
 */
export const setRoomStateEndpoint = defineEndpoint({
  name: 'set-room-state',
  method: 'PATCH',
  path: '/dashboard/rooms/{id}',
  access: 'signed-in',
  params: roomIdParams,
  body: setRoomStateSchema,
  result: housekeepingRoomSchema,
  fallbackMessage: 'Failed to update room',
  errors: ['PERMISSION_DENIED', 'NOT_FOUND'],
});

const assignRoomsSchema = object({
  room_ids: array(roomIdField.required())
    .typeError('Rooms must be a list')
    .required('Choose at least one room')
    .min(1, 'Choose at least one room')
    .max(500, 'Choose at most 500 rooms'),
  user_id: assigneeField.test('given', 'Staff member is required', (value) => value !== undefined),
}).noUnknown();
export type AssignRoomsPayload = InferType<typeof assignRoomsSchema>;

/** Assigns rooms of the own hotel to a staff member, or with null unassigns them: all of them, or none. */
export const assignRoomsEndpoint = defineEndpoint({
  name: 'assign-rooms',
  method: 'PUT',
  path: '/dashboard/rooms/assignments',
  access: { anyOf: ['manage_hotel'] },
  body: assignRoomsSchema,
  result: object({ assigned: number().required() }),
  fallbackMessage: 'Failed to assign rooms',
  errors: ['NOT_FOUND'],
});
