export {
  getAvailabilityEndpoint,
  maxNightsShown,
  nightsOf,
  type TypeAvailability,
} from './availability.endpoint.ts';
export {
  getCalendarEndpoint,
  moveStayEndpoint,
  moveStaySchema,
  type Calendar,
  type CalendarRate,
  type CalendarStay,
  type MoveStayPayload,
} from './calendar.endpoint.ts';
export {
  blockKinds,
  createBlockEndpoint,
  createBlockSchema,
  deleteBlockEndpoint,
  listBlocksEndpoint,
  type BlockKind,
  type CreateBlockPayload,
  type RoomBlock,
} from './room-blocks.endpoint.ts';
export {
  assignRoomEndpoint,
  assignStaysEndpoint,
  listRoomChoicesEndpoint,
  type ListRoomChoicesQuery,
  type AssignRoomPayload,
  type AssignStaysPayload,
  type RoomChoice,
} from './room-stays.endpoint.ts';
