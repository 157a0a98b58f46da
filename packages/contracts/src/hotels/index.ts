export { approveHotelEndpoint } from './approve-hotel.endpoint.ts';
export { createRoomsEndpoint } from './create-rooms.endpoint.ts';
export { deleteRoomEndpoint } from './delete-room.endpoint.ts';
export { getHotelProfileEndpoint } from './get-hotel-profile.endpoint.ts';
export { getAddressRulesEndpoint, type AddressRules } from './get-address-rules.endpoint.ts';
export { getHotelEndpoint } from './get-hotel.endpoint.ts';
export { getRatesEndpoint } from './get-rates.endpoint.ts';
export {
  hotelProfileFormSchema,
  isTimeZone,
  longestDocumentRetention,
  longestRetention,
  type HotelProfile,
  type HotelProfileForm,
  type UpdateHotelProfilePayload,
} from './hotel-profile.schema.ts';
export { hotelRegistrationSchema, type HotelRegistration } from './hotel-registration.schema.ts';
export { hotelRejectionSchema, type HotelRejection } from './reject-hotel.endpoint.ts';
export type { Hotel } from './hotel.schema.ts';
export {
  hotelSorts,
  hotelStatuses,
  listHotelsEndpoint,
  type HotelFilters,
  type HotelSort,
} from './list-hotels.endpoint.ts';
export { listRoomsEndpoint, type RoomFilters } from './list-rooms.endpoint.ts';
export { currencies } from './currencies.ts';
export { ratesFormSchema } from './rates.schema.ts';
export type { Rates, RatesForm, UpdateRatesPayload } from './rates.schema.ts';
export { registerHotelEndpoint } from './register-hotel.endpoint.ts';
export { rejectHotelEndpoint } from './reject-hotel.endpoint.ts';
export { createRoomsSchema, mostRoomsAtOnce, roomFormSchema, roomStatuses } from './room.schema.ts';
export type { CreateRoomsPayload, Room, RoomForm, UpdateRoomPayload } from './room.schema.ts';
export { updateHotelProfileEndpoint } from './update-hotel-profile.endpoint.ts';
export { updateRatesEndpoint } from './update-rates.endpoint.ts';
export { updateRoomEndpoint } from './update-room.endpoint.ts';
