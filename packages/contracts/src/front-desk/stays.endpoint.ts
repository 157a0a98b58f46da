import { array, number, object, string, type InferType } from 'yup';
import { bookingParams } from '../bookings/booking.schema.ts';
import type { StayState } from '../bookings/stay-states.ts';
import { idIn, textField, wholeNumberField } from '../forms/strict-fields.ts';
import { manyLines } from '../forms/value-fields.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { messageSchema } from '../http/message.schema.ts';
import { mayManageBooking } from '../permissions/permissions.ts';

export const stayActions = [
  'check-in',
  'undo-check-in',
  'check-out',
  'undo-check-out',
  'no-show',
  'undo-no-show',
  'cancel',
  'undo-cancel',
] as const;
export type StayAction = (typeof stayActions)[number];

const actionMessage = `Action must be one of ${stayActions.join(', ')}`;

const changeFields = {
  action: textField('Action').required('Action is required').oneOf(stayActions, actionMessage),
  reason: manyLines('Reason').max(500, 'Reason must be at most 500 characters').default(''),
};

const changeStaySchema = object(changeFields).test('reason', 'Reason is required', function (body) {
  if (body.action !== 'cancel' || body.reason) return true;
  return this.createError({ path: 'reason', message: 'Reason is required' });
});
export type ChangeStayPayload = InferType<typeof changeStaySchema>;

/**
 * Changes the state of a stay: `cancel` needs a reason; `no-show` is possible from the day after the arrival day. 409 when
 * the state does not allow it, and for `undo-cancel` and `undo-no-show` also when the guest has another booking on these
 * dates or the room type is sold out. `check-in` is as `check-in-booking` without flags to acknowledge.
 */
export const changeStayEndpoint = defineEndpoint({
  name: 'change-stay',
  method: 'POST',
  path: '/bookings/{id}/stay',
  access: { anyOf: mayManageBooking },
  params: bookingParams,
  body: changeStaySchema.noUnknown(),
  result: object({ stay_state: string<StayState>().required(), changed_at: string().required() }),
  fallbackMessage: 'Failed to change the stay',
  errors: ['BOOKING_NOT_FOUND', 'CONFLICT', 'DATE_RANGE_CONFLICT', 'SOLD_OUT'],
});

const maxStaysAtOnce = 100;

const changeStaysSchema = changeStaySchema
  .shape({
    ids: array(idIn(wholeNumberField('Booking ID'), 'Booking ID').required('Booking ID is required'))
      .typeError('Bookings must be a list')
      .required('Choose at least one booking')
      .min(1, 'Choose at least one booking')
      .max(maxStaysAtOnce, `Choose at most ${maxStaysAtOnce} bookings at once`),
  })
  .noUnknown();
export type ChangeStaysPayload = InferType<typeof changeStaysSchema>;

/** Changes several stays; each is changed by itself, and `refusal` is the reason why one was not. */
export const changeStaysEndpoint = defineEndpoint({
  name: 'change-stays',
  method: 'POST',
  path: '/bookings/stays',
  access: { anyOf: mayManageBooking },
  body: changeStaysSchema,
  result: object({
    changed: number().required(),
    results: array(
      object({
        booking_id: number().required(),
        refusal: messageSchema.default(undefined).defined().nullable(),
      }).required(),
    ).required(),
  }),
  fallbackMessage: 'Failed to change the stays',
});
