const subscription = {
  name: 'Bay Stays',
  address: 'https://bay-stays.example/calendars/204.ics',
  interval_minutes: 60,
};

const guest = { user_type: 'guest', item_id: 17 };
const credential = { id: 'kq5oGHc2', rawId: 'kq5oGHc2', type: 'public-key' };
const clientDataJSON = 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0';
const linkToken = 'Zk3v0cPq7m1TtJ8yQhN5aR2sXwLbD9eU6gFiKoVnC4A';
const signInProvider = {
  issuer: 'https://login.harbour.example',
  client_id: 'management-suite',
  client_secret: 'Zk3v0cPq7m1TtJ8yQhN5aR2s',
};
const colleague = {
  usr_firstname: 'Mara',
  usr_lastname: 'Lindqvist',
  usr_phone: '+46 8 555 0134',
  position: 'Receptionist',
  role_ids: [3],
};
const address = {
  hotel_email: 'desk@harbour.example',
  hotel_phone: '+351 21 555 0100',
  hotel_address: 'Rua do Cais 12',
  hotel_city: 'Lisbon',
  hotel_state: 'Lisbon',
  hotel_country: 'Portugal',
  postal_code: '1200109',
  contact_person_name: 'Ines Duarte',
  contact_person_phone: '+351 91 555 0101',
  contact_person_email: 'ines@harbour.example',
};
const stay = {
  name: 'Noor Haddad',
  email: 'noor@guests.example',
  room_type: 'Double',
  checkin_date: '2035-06-14',
  checkout_date: '2035-06-17',
  no_nights: 3,
};
const webhook = {
  name: 'PMS',
  url: 'https://pms.example/hooks',
  event_types: ['booking.created', 'booking.changed', 'stay.checked_in'],
  includes_personal_data: false,
};
const { room_type: _roomType, ...groupStay } = stay;
const passengers = [{ name: 'Sami Haddad', type: 'Adult', user_type: 'guest' }];

export const exampleBodies: Readonly<Record<string, object>> = {
  'put-referenced-booking': { ...stay, passengers },
  'put-bookings': { bookings: [{ external_reference: 'BDC-4471', ...stay, passengers }] },
  'create-api-token': {
    name: 'Channel manager',
    scopes: ['bookings:read', 'bookings:write'],
    expires_on: '2035-12-31',
  },
  'confirm-identity': { usr_password: 'Quiet-Harbour-7' },
  'confirm-passkey': {
    credential: {
      ...credential,
      response: { clientDataJSON, authenticatorData: 'SZYN5YgO', signature: 'MEUCIQD0' },
    },
  },
  'start-single-sign-on': { return_to: '/bookings' },
  'finish-single-sign-on': {
    query: '?code=SplxlOBeZQQYbYS6WxSbIA&state=af0ifjsldkj&iss=https%3A%2F%2Flogin.harbour.example',
  },
  'test-single-sign-on': signInProvider,
  'update-single-sign-on': {
    ...signInProvider,
    provider_name: 'Harbour ID',
    allowed_domains: ['harbour.example'],
    default_role_id: null,
    role_claim: 'groups',
    role_mappings: [{ claim_value: 'front-desk', role_id: 3 }],
    is_enabled: true,
    is_required: false,
  },
  'undo-email-change': { token: linkToken },
  'forgot-password': { usr_email: 'mara@harbour.example' },
  'open-password-reset': { token: linkToken },
  'reset-password': { token: linkToken, usr_password: 'Quiet-Harbour-7' },
  'create-account': {
    usr_firstname: 'Mara',
    usr_lastname: 'Lindqvist',
    usr_email: 'mara@platform.example',
    role_name: 'Platform Operator',
  },
  'update-account': { usr_firstname: 'Mara', usr_lastname: 'Lindqvist', role_name: 'Super Admin' },
  login: { usr_email: 'mara@harbour.example', usr_password: 'Quiet-Harbour-7' },
  'login-second-factor': { login_token: linkToken, code: '492039' },
  'create-second-factor': { code: '492039' },
  'update-sign-in-rules': { requires_second_factor: true },
  'login-passkey': {
    credential: {
      ...credential,
      response: { clientDataJSON, authenticatorData: 'SZYN5YgO', signature: 'MEUCIQD0' },
    },
  },
  'create-passkey': {
    credential: {
      ...credential,
      response: { clientDataJSON, attestationObject: 'o2NmbXRk', transports: [] },
    },
    passkey_name: 'Front desk tablet',
  },
  'rename-passkey': { passkey_name: 'Front desk tablet' },
  'update-list-settings': {
    hidden_columns: ['position'],
    views: [{ view_name: 'Inactive', query: 'status=inactive' }],
    is_compact: true,
  },
  'read-all-notifications': { newest: 4711 },
  'snooze-attention-item': { key: 'arrival 12', hours: 4 },
  'update-notification-preference': { in_app: true, daily_mail: true },
  'send-email-verification': { new_email: 'mara.new@harbour.example' },
  'update-user-profile': { usr_firstname: 'Mara', usr_lastname: 'Lindqvist' },
  'create-booking': { ...stay, passengers },
  'create-group': {
    ...groupStay,
    rooms: [
      { room_type: 'Double', passengers },
      { room_type: 'Single', passengers: [] },
    ],
  },
  'update-booking': { ...stay, passengers: [{ id: 17, ...passengers[0] }] },
  'change-stay': { action: 'cancel', reason: 'The flight is cancelled' },
  'change-stays': { ids: [324, 325], action: 'check-out' },
  'move-stay': { checkin_date: '2035-06-15', checkout_date: '2035-06-18', room_id: 101 },
  'add-booking-note': { text: 'Arrives late; the key is at the night desk.', is_pinned: true },
  'pin-booking-note': { is_pinned: true },
  'check-in-booking': { acknowledged: [{ ...guest, flag: 'document_expired' }] },
  'review-check': { attempt_id: 41, decision: 'approve' },
  'verify-at-desk': { user_type: guest, method: 'passport' },
  'undo-desk-verification': { user_type: guest },
  'find-arrival': { code: 'K7M2-9PQX' },
  'set-room-state': { status: 'Clean' },
  'assign-rooms': { room_ids: [101, 102], user_id: 7 },
  'set-duty': { department: 'Housekeeping', is_on_duty: true },
  'create-task': {
    task: 'Replace the lamp in room 204',
    kind: 'maintenance',
    priority: 'Medium',
    due_date: '2035-06-14',
    due_time: '15:30',
    room_id: 204,
  },
  'assign-task': { user_id: 7 },
  'finish-task': { room_id: 204 },
  'reject-hotel': { rejection_reason: 'The registration number belongs to another company.' },
  'update-hotel-profile': { ...address, time_zone: 'Europe/Lisbon', retention_hours: 72 },
  'update-rates': { currency: 'EUR', rates: [{ room_type: 'Double', nightly_rate: 139 }] },
  'register-hotel': { hotel_name: 'Harbour Rooms', ...address, registration_number: 'PT-509442013' },
  'create-role': { role_name: 'Night desk', permission_ids: [3, 4] },
  'update-role': { role_name: 'Night desk', permission_ids: [3, 4] },
  'create-rooms': { rooms: [{ room_number: '204', room_type: 'Double', status: 'Clean' }] },
  'assign-room': { room_id: 204, is_fixed: true },
  'assign-stays': { ids: [58, 59] },
  'create-calendar-feed': { name: 'Bay Stays', room_id: 204 },
  'create-external-calendar': { ...subscription, room_id: 204 },
  'update-external-calendar': subscription,
  'create-block': {
    ...{ room_id: 204, from: '2035-06-14', to: '2035-06-16' },
    ...{ kind: 'out_of_order', reason: 'The shower is repaired' },
  },
  'create-webhook': webhook,
  'update-webhook': webhook,
  'check-import': {
    columns: ['name', 'email', 'checkin_date', 'checkout_date', 'room_type', ''],
    date_format: 'dmy',
  },
  'update-room': { room_number: '204', room_type: 'Double', status: 'Dirty' },
  'add-staff': { ...colleague, usr_email: 'mara@harbour.example' },
  'update-staff': colleague,
  'update-staff-roles': { role_ids: [3] },
  'send-verification-email': { email: 'sami@guests.example', guest_id: '17', booking_id: '58' },
  'create-verification-attempt': {
    booking_id: 58,
    selfie_url: '/api/verification/images/181',
    document_url: '/api/verification/images/182',
    user_type: guest,
  },
  'accompany-guest': { guest_id: 17 },
  'undo-accompany': { guest_id: 17 },
  'draw-challenge': { user_type: guest },
  'give-consent': { version: '3', locale: 'en', user_type: guest },
  'choose-birth-date': { user_type: guest, date_of_birth: '1924-03-12' },
  'choose-desk': { user_type: guest },
  'choose-language': { guest_language: 'de' },
  'store-guest-facts': { phone: '+961 1 555 0134', arrival_time: '21:30', requests: 'A quiet room, please.' },
  'rate-stay': { stars: 5, comment: 'Quiet room, quick check-in.' },
};
