import { object, type InferType } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { roomStatuses, roomStatusMessage } from '../hotels/room.schema.ts';
import { singleLine } from '../forms/single-line.ts';
import { housekeepingRoomSchema, roomIdParams } from './housekeeping-room.schema.ts';

const setRoomStateSchema = object({
  status: singleLine('Status')
    .required('Status is required')
    .test('status', roomStatusMessage, (value) => !value || roomStatuses.some((status) => status === value)),
}).noUnknown();

export type SetRoomStatePayload = InferType<typeof setRoomStateSchema>;

/**
 * Sets a room's state, such as Clean once it is cleaned. Allowed for the assigned staff member and `manage_hotel`;
 * to and from Out of Order only for `manage_hotel`.
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
