export {
  countHotelsByMonth,
  countHotelStates,
  findHotelNames,
  findRunningHotels,
  selectHotelsToReview,
} from './hotel-lists.repository.ts';
export { findRegistrationNumbers } from './hotels.repository.ts';
export {
  assignRoomRows,
  changeRoomStatus,
  countAssignedRooms,
  countRoomsByStatus,
  findHousekeepingRoom,
  findHousekeepingRooms,
  lockRoom,
  type RoomSelection,
} from './rooms.repository.ts';
export { approveHotel } from './use-cases/approve-hotel.ts';
export { registerHotel } from './use-cases/register-hotel.ts';
export { updateRates } from './use-cases/update-rates.ts';
export { rejectHotel } from './use-cases/reject-hotel.ts';
export { createRooms } from './use-cases/create-rooms.ts';
export { runAddressRulesCommand } from './use-cases/run-address-rules-command.ts';
export { searchHotels } from './use-cases/search-hotels.ts';
export { searchRooms } from './use-cases/search-rooms.ts';
