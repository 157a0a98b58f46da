import { defaultPermissionsOf } from '@suite/contracts/permissions';

export const hotelAdminRole = {
  role_name: 'Hotel Admin',
  role_description: 'Runs the hotel: its staff, roles and bookings',
  permissions: defaultPermissionsOf('Hotel Admin'),
};

export const staffRole = {
  role_name: 'Staff',
  role_description: 'Works at the front desk: bookings and guest verification',
  permissions: defaultPermissionsOf('Staff'),
};

export const seededRoles = [hotelAdminRole, staffRole];
