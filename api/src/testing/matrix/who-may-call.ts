import type { PermissionName } from '@suite/contracts/permissions';

/** A list names permissions, of which one is required. `guest` requires a booking's link (see guest-matrix.test.ts). */
type Who = 'public' | 'demo' | 'guest' | 'signed-in' | readonly PermissionName[];

/**
 * `thing` does not exist for other owners; a `list` omits their records. Platform accounts have no `own hotel`, and
 * other callers cannot reach a `thing of own account`.
 */
type About = 'nothing' | 'thing' | 'list' | 'own hotel' | 'thing of own hotel' | 'thing of own account';

export interface MatrixRow {
  who: Who;
  about: About;
  /** Other callers get 404 for another owner's record and an answer for their own. */
  orOwn?: true;
  promised?: true;
  /** The call needs input that only a browser or device can create; permitted callers must not be refused. */
  withoutSuccess?: true;
  /** The answer contains names or e-mail addresses of guests, which only permitted callers receive. */
  namesGuests?: true;
}

const staffReaders = ['create_staff', 'manage_hotel', 'update_permissions'] as const;
const staffManagers = ['create_staff', 'manage_hotel'] as const;
const bookers = ['hotel_checkins_create', 'hotel_checkins_manage', 'manage_hotel'] as const;
const deciders = ['hotel_checkins_manage', 'manage_hotel', 'approve_hotels', 'manage_releases'] as const;
const atDesk: MatrixRow = { who: ['hotel_checkins_manage', 'manage_hotel'], about: 'thing' };
/** Photos of guests are visible only to the desk of their hotel. */
const atOwnDesk: MatrixRow = { ...atDesk, about: 'thing of own hotel' };
const ownAccount: MatrixRow = { who: 'signed-in', about: 'nothing' };
const ownThing: MatrixRow = { who: 'signed-in', about: 'thing of own account' };
const ofGuests: MatrixRow = { who: 'guest', about: 'nothing' };
const ownHotel: MatrixRow = { who: ['manage_hotel'], about: 'own hotel' };

export const whoMayCall: Record<string, MatrixRow> = {
  login: { who: 'public', about: 'nothing' },
  'login-passkey-options': { who: 'public', about: 'nothing' },
  'login-second-factor': { who: 'public', about: 'nothing', withoutSuccess: true },
  'login-passkey': { who: 'public', about: 'nothing', withoutSuccess: true },
  'forgot-password': { who: 'public', about: 'nothing' },
  'undo-email-change': { who: 'public', about: 'nothing', withoutSuccess: true },
  'open-password-reset': { who: 'public', about: 'nothing', withoutSuccess: true },
  'reset-password': { who: 'public', about: 'nothing', withoutSuccess: true },
  'find-sign-in-provider': { who: 'public', about: 'nothing', withoutSuccess: true },
  'start-single-sign-on': { who: 'public', about: 'nothing', withoutSuccess: true },
  'finish-single-sign-on': { who: 'public', about: 'nothing', withoutSuccess: true },
  'register-hotel': { who: 'public', about: 'nothing' },
  'get-user-by-token': { who: 'public', about: 'nothing' },
  'list-mailbox': { who: 'demo', about: 'nothing' },

  'give-consent': ofGuests,
  'choose-birth-date': ofGuests,
  'choose-desk': ofGuests,
  'choose-language': ofGuests,
  'draw-challenge': ofGuests,
  'check-selfie': ofGuests,
  'verify-identity': ofGuests,
  'create-verification-attempt': ofGuests,
  'get-verification-image': ofGuests,
  'rate-stay': ofGuests,
  'accompany-guest': ofGuests,
  'undo-accompany': ofGuests,
  'delete-verification-data': ofGuests,
  'send-verification-email': ofGuests,
  'store-guest-facts': ofGuests,

  'list-audit-records': { who: ['manage_hotel'], about: 'list' },
  'export-audit-records': { who: ['manage_hotel'], about: 'list' },
  'check-audit-records': { who: ['manage_hotel'], about: 'nothing' },

  'get-user-profile': ownAccount,
  'get-user-photo': ownAccount,
  'update-user-profile': ownAccount,
  'send-email-verification': ownAccount,
  logout: ownAccount,
  'list-sessions': ownAccount,
  'end-other-sessions': ownAccount,
  'end-session': ownThing,
  'confirm-identity': { ...ownAccount, withoutSuccess: true },
  'confirm-passkey-options': { ...ownAccount, withoutSuccess: true },
  'confirm-passkey': { ...ownAccount, withoutSuccess: true },
  'get-second-factor': ownAccount,
  'begin-second-factor': ownAccount,
  'create-second-factor': { ...ownAccount, withoutSuccess: true },
  'delete-second-factor': { ...ownAccount, withoutSuccess: true },
  'create-recovery-codes': { ...ownAccount, withoutSuccess: true },
  'get-sign-in-rules': { who: ['manage_users'], about: 'nothing' },
  'update-sign-in-rules': { who: ['manage_users'], about: 'nothing' },
  'get-list-settings': ownAccount,
  'update-list-settings': ownAccount,
  'list-notifications': ownAccount,
  'count-notifications': ownAccount,
  'read-notification': ownThing,
  'read-all-notifications': ownAccount,
  'list-notification-preferences': ownAccount,
  'update-notification-preference': ownAccount,
  'list-passkeys': ownAccount,
  'create-passkey-options': ownAccount,
  'create-passkey': { ...ownAccount, withoutSuccess: true },
  'rename-passkey': ownThing,
  'delete-passkey': ownThing,

  'get-address-rules': { who: 'public', about: 'nothing' },
  'list-hotels': { who: ['approve_hotels'], about: 'nothing' },
  'get-hotel': { who: ['approve_hotels'], about: 'thing', orOwn: true },
  'approve-hotel': { who: ['approve_hotels'], about: 'nothing' },
  'reject-hotel': { who: ['approve_hotels'], about: 'nothing' },
  'get-hotel-profile': ownHotel,
  'update-hotel-profile': ownHotel,
  'get-rates': ownHotel,
  'update-rates': ownHotel,
  'list-rooms': ownHotel,
  'create-rooms': ownHotel,
  'update-room': { ...ownHotel, about: 'thing of own hotel' },
  'delete-room': { ...ownHotel, about: 'thing of own hotel' },
  'list-blocks': ownHotel,
  'create-block': { ...ownHotel, about: 'thing of own hotel' },
  'delete-block': { ...ownHotel, about: 'thing of own hotel' },
  'get-import-template': { who: ['manage_hotel'], about: 'nothing' },
  'upload-import': { ...ownHotel, withoutSuccess: true },
  'list-imports': ownHotel,
  'get-import': { ...ownHotel, about: 'thing of own hotel' },
  'check-import': { ...ownHotel, about: 'thing of own hotel' },
  'start-import': { ...ownHotel, about: 'thing of own hotel' },
  'cancel-import': { ...ownHotel, about: 'thing of own hotel' },
  'undo-import': { ...ownHotel, about: 'thing of own hotel' },
  'export-refused-rows': { ...ownHotel, about: 'thing of own hotel' },
  'list-room-choices': atDesk,
  'assign-room': atDesk,
  'assign-stays': { who: ['hotel_checkins_manage', 'manage_hotel'], about: 'nothing' },

  // These concern the own hotel or, without one, the platform: see single-sign-on-settings.test.ts.
  'get-single-sign-on': { who: ['manage_hotel', 'manage_users'], about: 'nothing' },
  'update-single-sign-on': { who: ['manage_hotel', 'manage_users'], about: 'nothing', withoutSuccess: true },
  'test-single-sign-on': { who: ['manage_hotel', 'manage_users'], about: 'nothing', withoutSuccess: true },
  'list-accounts': { who: ['manage_users'], about: 'nothing' },
  'create-account': { who: ['manage_users'], about: 'nothing' },
  'update-account': { who: ['manage_users'], about: 'nothing' },
  'deactivate-account': { who: ['manage_users'], about: 'nothing' },
  'activate-account': { who: ['manage_users'], about: 'nothing' },
  'reset-account-second-factor': { who: ['manage_users'], about: 'nothing' },
  'list-account-sessions': { who: ['manage_users'], about: 'nothing' },
  'end-account-session': { who: ['manage_users'], about: 'nothing' },
  'end-account-sessions': { who: ['manage_users'], about: 'nothing' },
  'remove-account': { who: ['manage_users'], about: 'nothing' },
  'list-staff': { who: staffReaders, about: 'list' },
  'get-staff': { who: staffReaders, about: 'thing' },
  'add-staff': { who: staffManagers, about: 'thing' },
  'update-staff': { who: staffManagers, about: 'thing' },
  'invite-staff': { who: staffManagers, about: 'thing' },
  'deactivate-staff': { who: staffManagers, about: 'thing' },
  'activate-staff': { who: staffManagers, about: 'thing' },
  'reset-staff-second-factor': { who: staffManagers, about: 'thing' },
  'list-staff-sessions': { who: staffManagers, about: 'thing' },
  'end-staff-session': { who: staffManagers, about: 'thing' },
  'end-staff-sessions': { who: staffManagers, about: 'thing' },
  'remove-staff': { who: staffManagers, about: 'thing' },
  'update-staff-roles': { who: staffReaders, about: 'thing' },
  'list-roles': { who: staffReaders, about: 'list' },
  'get-role': { who: staffReaders, about: 'thing' },
  'list-permissions': { who: staffReaders, about: 'nothing' },
  'create-role': { who: staffManagers, about: 'thing' },
  'update-role': { who: staffManagers, about: 'thing' },
  'delete-role': { who: staffManagers, about: 'thing' },

  'list-bookings': { who: 'signed-in', about: 'list', namesGuests: true },
  'get-availability': { who: 'signed-in', about: 'thing' },
  'get-booking': { who: 'signed-in', about: 'thing', namesGuests: true },
  'update-booking': { who: [...bookers, 'update_permissions'], about: 'thing' },
  'get-guest': { who: [...bookers, 'update_permissions'], about: 'thing' },
  'get-booking-history': atDesk,
  'list-pinned-notes': { who: [...bookers, 'update_permissions'], about: 'list' },
  'list-booking-notes': { who: [...bookers, 'update_permissions'], about: 'thing' },
  'add-booking-note': { who: [...bookers, 'update_permissions'], about: 'thing' },
  'pin-booking-note': { who: [...bookers, 'update_permissions'], about: 'thing' },
  // Deleting the note of another author needs manage_hotel as well.
  'delete-booking-note': { who: [...bookers, 'update_permissions'], about: 'thing' },
  'restore-booking-note': { who: [...bookers, 'update_permissions'], about: 'thing' },
  'delete-booking': { who: ['hotel_checkins_manage', 'manage_hotel'], about: 'thing' },
  'restore-booking': { who: ['hotel_checkins_manage', 'manage_hotel'], about: 'thing' },
  'send-verification': { who: ['hotel_checkins_manage', 'manage_hotel'], about: 'thing' },
  'get-verification': atDesk,
  'get-desk-image': atOwnDesk,
  'verify-at-desk': atDesk,
  'undo-desk-verification': atDesk,
  'review-check': atOwnDesk,
  'find-arrival': atDesk,
  'check-in-booking': atDesk,
  'undo-check-in': atDesk,
  'check-out-booking': atDesk,
  'change-stay': atDesk,
  'change-stays': { who: ['hotel_checkins_manage', 'manage_hotel'], about: 'nothing' },
  'get-booking-stats': { who: 'signed-in', about: 'nothing' },
  'get-calendar': { who: 'signed-in', about: 'thing', namesGuests: true },
  'move-stay': atDesk,
  'export-bookings': { who: ['manage_hotel'], about: 'list' },
  'list-arrivals': { who: 'signed-in', about: 'list', namesGuests: true },
  'list-attention': { who: ['hotel_checkins_manage', 'manage_hotel'], about: 'list' },
  'search-everywhere': { who: 'signed-in', about: 'list', namesGuests: true },
  'list-attention-items': { who: deciders, about: 'list' },
  'count-attention-items': { who: deciders, about: 'nothing' },
  'snooze-attention-item': { who: deciders, about: 'nothing' },
  'create-booking': { who: bookers, about: 'thing' },
  'create-group': { who: bookers, about: 'thing' },
  'list-group': { who: 'signed-in', about: 'thing', namesGuests: true },

  'get-dashboard': ownAccount,
  'get-realtime': ownAccount,
  'list-months': ownHotel,
  'export-month': ownHotel,
  'list-tasks': { who: 'signed-in', about: 'own hotel' },
  'create-task': { who: ['hotel_checkins_manage', 'manage_hotel'], about: 'own hotel' },
  'assign-task': { ...ownHotel, about: 'thing of own hotel' },
  'finish-task': { who: 'signed-in', about: 'thing of own hotel' },
  'delete-task': { ...ownHotel, about: 'thing of own hotel' },
  'list-housekeeping-rooms': { who: 'signed-in', about: 'own hotel' },
  'set-room-state': { who: 'signed-in', about: 'thing of own hotel' },
  'assign-rooms': { ...ownHotel, about: 'thing of own hotel' },
  'list-duty': ownHotel,
  'set-duty': { ...ownHotel, about: 'thing of own hotel' },
};
