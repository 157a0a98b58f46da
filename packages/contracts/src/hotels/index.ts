export { approveHotelEndpoint, hotelRejectionSchema, rejectHotelEndpoint } from './hotel-review.endpoint.ts';
export type { HotelRejection } from './hotel-review.endpoint.ts';
export {
  createRoomsEndpoint,
  deleteRoomEndpoint,
  listRoomsEndpoint,
  updateRoomEndpoint,
  type RoomFilters,
} from './rooms.endpoint.ts';
export {
  getHotelProfileEndpoint,
  hotelProfileFormSchema,
  isTimeZone,
  longestDocumentRetention,
  longestRetention,
  updateHotelProfileEndpoint,
} from './hotel-profile.endpoint.ts';
export type { HotelProfile, HotelProfileForm, UpdateHotelProfilePayload } from './hotel-profile.endpoint.ts';
export { getAddressRulesEndpoint, type AddressRules } from './get-address-rules.endpoint.ts';
export { getHotelEndpoint, hotelSorts, hotelStatuses, listHotelsEndpoint } from './hotels.endpoint.ts';
export type { HotelFilters, HotelSort } from './hotels.endpoint.ts';
export { getRatesEndpoint, ratesFormSchema, updateRatesEndpoint } from './rates.endpoint.ts';
export type { Rates, RatesForm, UpdateRatesPayload } from './rates.endpoint.ts';
export { hotelRegistrationSchema, type HotelRegistration } from './hotel-registration.schema.ts';
export type { Hotel } from './hotel.schema.ts';
export { currencies } from './currencies.ts';
export { registerHotelEndpoint } from './register-hotel.endpoint.ts';
export { createRoomsSchema, mostRoomsAtOnce, roomFormSchema, roomStatuses } from './room.schema.ts';
export type { CreateRoomsPayload, Room, RoomForm, UpdateRoomPayload } from './room.schema.ts';
