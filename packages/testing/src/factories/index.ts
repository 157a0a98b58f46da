export { attentionItemFactory } from './attention-item.factory.ts';
export { bookingFactory, type BookingFactory } from './booking.factory.ts';
export { dashboardFactory } from './dashboard.factory.ts';
export { hotelFactory, type HotelFactory } from './hotel.factory.ts';
export { housekeepingFactory } from './housekeeping.factory.ts';
export { paginationFactory } from './pagination.factory.ts';
export { ownPermissionOf, permissionOf, roleFactory, type RoleFactory } from './role.factory.ts';
export { staffFactory, type StaffFactory } from './staff.factory.ts';
export { userProfileFactory, type UserProfileFactory } from './user-profile.factory.ts';
