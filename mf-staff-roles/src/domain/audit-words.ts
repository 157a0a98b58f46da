import { t } from '../languages/catalog.ts';

/** Returns the label of a name, or its words: `update-role` becomes `Update role`. */
export function wordsOf(name: string): string {
  const words = name.replaceAll(/[-_]/g, ' ');
  return auditLabelOf(name) ?? words.charAt(0).toUpperCase() + words.slice(1);
}

export function subjectOf({
  subject_type,
  subject_id,
}: {
  subject_type: string;
  subject_id: string;
}): string {
  const kind = wordsOf(subject_type);
  if (subject_id === '') return kind;
  const named = { kind, id: subject_id };
  return /^\d+$/.test(subject_id) ? t('{kind} #{id}', named) : t('{kind}: {id}', named);
}

export function historyPath(subject_type: 'user' | 'role', subject_id: number): string {
  return `/audit?subject_type=${subject_type}&subject_id=${subject_id}`;
}

/** The keys are names of the server. */
type Labels = Readonly<Record<string, () => string>>;

const actions: Labels = {
  'accept-permission': () => t('Accept permission'),
  'accompany-guest': () => t('Accompany guest'),
  'activate-account': () => t('Activate account'),
  'activate-staff': () => t('Activate staff'),
  'add-staff': () => t('Add staff'),
  'approve-hotel': () => t('Approve hotel'),
  'assign-rooms': () => t('Assign rooms'),
  'assign-task': () => t('Assign task'),
  'begin-password-change': () => t('Begin password change'),
  'change-email': () => t('Change email'),
  'check-in-booking': () => t('Check in booking'),
  'check-out-booking': () => t('Check out booking'),
  'check-selfie': () => t('Check selfie'),
  'choose-birth-date': () => t('Choose date of birth'),
  'choose-desk': () => t('Choose desk'),
  'choose-language': () => t('Choose language'),
  'choose-password': () => t('Choose password'),
  'confirm-identity': () => t('Confirm identity'),
  'confirm-passkey': () => t('Confirm passkey'),
  'create-account': () => t('Create account'),
  'create-booking': () => t('Create booking'),
  'create-operator': () => t('Create operator'),
  'create-passkey': () => t('Create passkey'),
  'create-recovery-codes': () => t('Create recovery codes'),
  'create-role': () => t('Create role'),
  'create-rooms': () => t('Create rooms'),
  'create-second-factor': () => t('Create second factor'),
  'create-single-sign-on-account': () => t('Create single sign on account'),
  'create-super-admin': () => t('Create super admin'),
  'create-task': () => t('Create task'),
  'deactivate-account': () => t('Deactivate account'),
  'deactivate-staff': () => t('Deactivate staff'),
  'delete-booking': () => t('Delete booking'),
  'delete-passkey': () => t('Delete passkey'),
  'delete-role': () => t('Delete role'),
  'delete-room': () => t('Delete room'),
  'delete-second-factor': () => t('Delete second factor'),
  'delete-task': () => t('Delete task'),
  'delete-verification-data': () => t('Delete verification data'),
  'end-account-session': () => t('End account session'),
  'end-account-sessions': () => t('End account sessions'),
  'end-other-sessions': () => t('End other sessions'),
  'end-session': () => t('End session'),
  'end-staff-session': () => t('End staff session'),
  'end-staff-sessions': () => t('End staff sessions'),
  'export-audit-records': () => t('Export audit records'),
  'export-bookings': () => t('Export bookings'),
  'finish-password-change': () => t('Finish password change'),
  'finish-task': () => t('Finish task'),
  'forget-key': () => t('Forget key'),
  'forgot-password': () => t('Forgot password'),
  'get-verification-image': () => t('Get verification image'),
  'give-consent': () => t('Give consent'),
  'invite-staff': () => t('Invite staff'),
  'link-single-sign-on': () => t('Link single sign on'),
  login: () => t('Login'),
  'login-passkey': () => t('Login passkey'),
  'login-second-factor': () => t('Login second factor'),
  'login-single-sign-on': () => t('Login single sign on'),
  logout: () => t('Logout'),
  'note-arrival': () => t('Note arrival'),
  'note-departure': () => t('Note departure'),
  'rate-stay': () => t('Rate stay'),
  'record-verification': () => t('Record verification'),
  'refuse-permission': () => t('Refuse permission'),
  'refuse-single-sign-on': () => t('Refuse single sign on'),
  'register-hotel': () => t('Register hotel'),
  'reject-hotel': () => t('Reject hotel'),
  'remove-account': () => t('Remove account'),
  'remove-staff': () => t('Remove staff'),
  'rename-passkey': () => t('Rename passkey'),
  'reset-account-second-factor': () => t('Reset account second factor'),
  'reset-password': () => t('Reset password'),
  'reset-staff-second-factor': () => t('Reset staff second factor'),
  'restore-booking': () => t('Restore booking'),
  'retry-email': () => t('Retry email'),
  'review-check': () => t('Review check'),
  'rotate-keys': () => t('Rotate keys'),
  'send-email-verification': () => t('Send email verification'),
  'send-invitation': () => t('Send invitation'),
  'send-reminder': () => t('Send reminder'),
  'send-verification': () => t('Send verification'),
  'send-verification-email': () => t('Send verification email'),
  'set-duty': () => t('Set duty'),
  'set-room-state': () => t('Set room state'),
  'undo-accompany': () => t('Undo accompany'),
  'undo-check-in': () => t('Undo check in'),
  'undo-desk-verification': () => t('Undo desk verification'),
  'undo-email-change': () => t('Undo email change'),
  'undo-new-sign-in': () => t('Undo new way to sign in'),
  'update-account': () => t('Update account'),
  'update-booking': () => t('Update booking'),
  'update-hotel-profile': () => t('Update hotel profile'),
  'update-password-rules': () => t('Update password rules'),
  'update-rates': () => t('Update rates'),
  'update-role': () => t('Update role'),
  'update-room': () => t('Update room'),
  'update-sign-in-rules': () => t('Update sign in rules'),
  'update-single-sign-on': () => t('Update single sign on'),
  'update-staff': () => t('Update staff'),
  'update-staff-roles': () => t('Update staff roles'),
  'update-user-profile': () => t('Update user profile'),
  'use-recovery-code': () => t('Use recovery code'),
  'verify-at-desk': () => t('Verify at desk'),
  'verify-identity': () => t('Verify identity'),
  'withdraw-permission': () => t('Withdraw permission'),
};

const subjects: Labels = {
  audit: () => t('Audit'),
  booking: () => t('Booking'),
  bookings: () => t('Bookings'),
  email: () => t('Email'),
  hotel: () => t('Hotel'),
  passkey: () => t('Passkey'),
  permission: () => t('Permission'),
  platform: () => t('Platform'),
  role: () => t('Role'),
  room: () => t('Room'),
  'secret-key': () => t('Secret key'),
  session: () => t('Session'),
  task: () => t('Task'),
  user: () => t('User'),
};

const fields: Labels = {
  added: () => t('Added'),
  changed: () => t('Changed'),
  checkin_date: () => t('Checkin date'),
  checkout_date: () => t('Checkout date'),
  currency: () => t('Currency'),
  department: () => t('Department'),
  guests: () => t('Guests'),
  hotel_name: () => t('Hotel name'),
  is_on_duty: () => t('Is on duty'),
  issuer: () => t('Issuer'),
  kind: () => t('Kind'),
  language: () => t('Language'),
  method: () => t('Method'),
  min_length: () => t('Min length'),
  name: () => t('Name'),
  no_nights: () => t('No nights'),
  passkey_name: () => t('Passkey name'),
  permissions: () => t('Permissions'),
  position: () => t('Position'),
  provider_name: () => t('Provider name'),
  rates: () => t('Rates'),
  reason: () => t('Reason'),
  rejection_reason: () => t('Rejection reason'),
  removed: () => t('Removed'),
  role_description: () => t('Role description'),
  role_name: () => t('Role name'),
  roles: () => t('Roles'),
  room_number: () => t('Room number'),
  room_type: () => t('Room type'),
  rooms: () => t('Rooms'),
  stars: () => t('Stars'),
  status: () => t('Status'),
  user_type: () => t('User type'),
  value: () => t('Value'),
};

/** Returns undefined for a name that this release does not contain. */
function auditLabelOf(name: string): string | undefined {
  return [actions, subjects, fields].find((labels) => Object.hasOwn(labels, name))?.[name]?.();
}
