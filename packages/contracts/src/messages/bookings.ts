export const bookingSentences = {
  BOOKING_NOT_FOUND: 'Booking not found',
  BOOKING_CREATE_DENIED: 'You may not create bookings.',
  BOOKING_UPDATE_DENIED: 'Permission denied to update this booking',
  BOOKING_DELETE_DENIED: 'You may not delete bookings.',
  BOOKING_RESTORE_DENIED: 'You may not restore bookings.',
  BOOKING_EXPORT_DENIED: 'You may not export bookings.',
  OVERLAP_DENIED: 'You may not allow overlapping bookings.',
  VERIFICATION_SEND_DENIED: 'You may not send verifications.',
  BOOKING_HOTEL_FIXED: 'The hotel of a booking cannot be changed',
  PROGRAM_CHOOSES_TOKEN:
    "A program may not choose the verification token, because it opens the guest's data. Leave verification_token out.",
  BOOKING_MADE_ALREADY:
    'This booking was made already. Please look for it in the list before you make another one.',
  GUESTS_MASKED:
    'This is the mask of data that you may not see. Send what the guest told you; phone and requests can be left out and are then unchanged.',
  GUEST_NOT_IN_BOOKING: 'A guest of this list is not in the booking',
  GUEST_HAS_BOOKING: 'This guest already has a booking at this hotel for these dates.',
  GUEST_HAS_BOOKING_FROM:
    'This guest already has booking #{id} ({name}) at this hotel from {checkin} to {checkout}.',
  SOLD_OUT: '{room_type} is sold out on {nights}. A user who manages the hotel can overbook it.',
  SOLD_OUT_MORE:
    '{room_type} is sold out on {nights} and {more, plural, one {1 more night} other {{more} more nights}}. A user who manages the hotel can overbook it.',
  OVERBOOKING_DENIED: 'You may not overbook rooms.',
  VERIFICATION_ENDS:
    '{names}: with this change the guest counts as another person and must verify again. Please confirm it.',
  GUESTS_VERIFIED_ALREADY: 'All guests of this booking are verified already.',
  STAY_OVER: 'The stay is over, so the verification link has expired.',
  LINK_SENT_OFTEN: 'The link was sent five times within an hour. Please wait before you send it again.',
  GUEST_EMAIL_UNDELIVERABLE: 'No e-mail can be delivered to this address. Please correct it.',
  GUEST_EMAIL_INVALID: 'Please enter a valid email address',
  GUESTS_DENIED: 'You may not see guests.',
  HISTORY_DENIED: 'You may not see the history of bookings.',
  NOTES_DENIED: 'You may not read or write notes.',
  NOTES_FULL: 'This booking has {most} notes already. Please delete one first.',
  NOTE_NOT_FOUND: 'This note is not there any more.',
  NOTE_OF_OTHERS: 'Only the author, or a user who manages the hotel, can delete this note.',
  BOOKING_HIT: 'Booking #{id}',
  HIT_IN_HOUSE: 'In house',
  HIT_CHECKED_OUT: 'Checked out',
  HIT_NO_SHOW: 'No-show',
  HIT_CANCELLED: 'Cancelled',
  BOOKING_HIT_NIGHTS: '{date}, {no_nights, plural, one {1 night} other {{no_nights} nights}}',
} as const;
