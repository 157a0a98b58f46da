export { hotelAdminRole, staffRole } from './domain/seeded-roles.ts';
export { findPermissionIds, findRoleId } from './roles.repository.ts';
export { findUserId } from './staff-roles.repository.ts';
export { addStaff } from './use-cases/add-staff.ts';
export { choosePassword } from './use-cases/choose-password.ts';
export { createLogin } from './use-cases/create-login.ts';
export { createRole } from './use-cases/create-role.ts';
export { createSuperAdmin } from './use-cases/create-super-admin.ts';
export { seedHotelRoles } from './use-cases/seed-hotel-roles.ts';
