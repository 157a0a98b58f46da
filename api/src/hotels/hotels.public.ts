export { findRegistrationNumbers } from './hotels.repository.ts';
export { approveHotel } from './use-cases/approve-hotel.ts';
export { registerHotel } from './use-cases/register-hotel.ts';
export { rejectHotel } from './use-cases/reject-hotel.ts';
