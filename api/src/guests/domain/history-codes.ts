import type { Message } from '@suite/contracts/http';
import type { PlainCode } from '@suite/contracts/messages';
import { codedMessage } from '../../errors/coded-message.ts';

/** The keys are actions of audit records about bookings. */
const historyCodes: Readonly<Record<string, PlainCode>> = {
  'accompany-guest': 'HISTORY_ACCOMPANY_GUEST',
  'add-booking-note': 'HISTORY_ADD_BOOKING_NOTE',
  'assign-room': 'HISTORY_ASSIGN_ROOM',
  'cancel-booking': 'HISTORY_CANCEL_BOOKING',
  'check-in-booking': 'HISTORY_CHECK_IN_BOOKING',
  'check-out-booking': 'HISTORY_CHECK_OUT_BOOKING',
  'check-selfie': 'HISTORY_CHECK_SELFIE',
  'choose-birth-date': 'HISTORY_CHOOSE_BIRTH_DATE',
  'choose-desk': 'HISTORY_CHOOSE_DESK',
  'choose-language': 'HISTORY_CHOOSE_LANGUAGE',
  'create-booking': 'HISTORY_CREATE_BOOKING',
  'delete-booking': 'HISTORY_DELETE_BOOKING',
  'delete-booking-note': 'HISTORY_DELETE_BOOKING_NOTE',
  'delete-verification-data': 'HISTORY_DELETE_VERIFICATION_DATA',
  'get-verification-image': 'HISTORY_GET_VERIFICATION_IMAGE',
  'give-consent': 'HISTORY_GIVE_CONSENT',
  'mark-no-show': 'HISTORY_MARK_NO_SHOW',
  'move-stay': 'HISTORY_MOVE_STAY',
  'note-arrival': 'HISTORY_NOTE_ARRIVAL',
  'note-departure': 'HISTORY_NOTE_DEPARTURE',
  'pin-booking-note': 'HISTORY_PIN_BOOKING_NOTE',
  'rate-stay': 'HISTORY_RATE_STAY',
  'record-verification': 'HISTORY_RECORD_VERIFICATION',
  'redact-audit-records': 'HISTORY_REDACT_AUDIT_RECORDS',
  'restore-booking': 'HISTORY_RESTORE_BOOKING',
  'restore-booking-note': 'HISTORY_RESTORE_BOOKING_NOTE',
  'review-check': 'HISTORY_REVIEW_CHECK',
  'send-invitation': 'HISTORY_SEND_INVITATION',
  'send-reminder': 'HISTORY_SEND_REMINDER',
  'send-verification': 'HISTORY_SEND_VERIFICATION',
  'send-verification-email': 'HISTORY_SEND_VERIFICATION_EMAIL',
  'store-guest-facts': 'HISTORY_STORE_GUEST_FACTS',
  'undo-accompany': 'HISTORY_UNDO_ACCOMPANY',
  'undo-cancel-booking': 'HISTORY_UNDO_CANCEL_BOOKING',
  'undo-check-in': 'HISTORY_UNDO_CHECK_IN',
  'undo-check-out': 'HISTORY_UNDO_CHECK_OUT',
  'undo-desk-verification': 'HISTORY_UNDO_DESK_VERIFICATION',
  'undo-no-show': 'HISTORY_UNDO_NO_SHOW',
  'unpin-booking-note': 'HISTORY_UNPIN_BOOKING_NOTE',
  'update-booking': 'HISTORY_UPDATE_BOOKING',
  'verify-at-desk': 'HISTORY_VERIFY_AT_DESK',
  'verify-identity': 'HISTORY_VERIFY_IDENTITY',
};

export function describeAction(action: string): Message {
  const code = Object.hasOwn(historyCodes, action) ? historyCodes[action] : undefined;
  return code ? codedMessage(code, {}) : codedMessage('HISTORY_OTHER', { action });
}
