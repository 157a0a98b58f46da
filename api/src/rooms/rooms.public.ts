export { selectOverbookedNights } from './availability.repository.ts';
export { renameExternalNights } from './external-nights.repository.ts';
export { findToday, lockRoomNights } from './room-nights.repository.ts';
export {
  assignRoomRows,
  changeRoomStatus,
  countAssignedRooms,
  countRoomsByStatus,
  findHousekeepingRoom,
  findHousekeepingRooms,
  lockRoom,
  writeInspection,
  type RoomSelection,
} from './rooms.repository.ts';
export { createRooms } from './use-cases/create-rooms.ts';
export { enterRoom } from './use-cases/enter-room.ts';
export { followExternalEvents, type NamedEvent } from './use-cases/follow-external-events.ts';
export { leaveRoom, markDirty, stayChanged } from './use-cases/follow-stay.ts';
export { findAvailability, requireHotelToRead } from './use-cases/get-availability.ts';
export { refreshOverbooked } from './use-cases/refresh-overbooked.ts';
export { searchRooms } from './use-cases/search-rooms.ts';
export { openSales } from './use-cases/open-sales.ts';
export { sellStay } from './use-cases/sell-stay.ts';
