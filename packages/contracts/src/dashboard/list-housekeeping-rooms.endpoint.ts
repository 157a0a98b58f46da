import { array, object, type InferType } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { roomStatuses, roomStatusMessage } from '../hotels/room.schema.ts';
import { limitField, pageField, paginationSchema } from '../http/pagination.schema.ts';
import { idIn, queryNumberField, textField } from '../forms/strict-fields.ts';
import { housekeepingRoomSchema } from './housekeeping-room.schema.ts';

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
