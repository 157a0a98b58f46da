export {
  countHotelsByMonth,
  countHotelStates,
  findHotelNames,
  findRunningHotels,
  selectHotelsToReview,
} from './hotel-lists.repository.ts';
export { requireRunHotel } from './hotels.policy.ts';
export { findRegistrationNumbers, lockHotel } from './hotels.repository.ts';
export { approveHotel } from './use-cases/approve-hotel.ts';
export { registerHotel } from './use-cases/register-hotel.ts';
export { updateRates } from './use-cases/update-rates.ts';
export { rejectHotel } from './use-cases/reject-hotel.ts';
export { runAddressRulesCommand } from './use-cases/run-address-rules-command.ts';
export { searchHotels } from './use-cases/search-hotels.ts';
