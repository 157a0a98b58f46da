import { createVerificationAttemptEndpoint } from '@suite/contracts/verification';
import { bookingFactory } from '@suite/testing/factories';
import { guestBooking } from './guest-booking.ts';
import { identityAnswers } from './identity-answers.ts';
import { openLink } from './open-link.tsx';

/** Opens the link of Ines, whose booking reflects whether she was recorded as verified. */
export function openAlone(api = identityAnswers()) {
  let is_verified = false;
  const booking = guestBooking(bookingFactory);
  api.on(createVerificationAttemptEndpoint, () => {
    is_verified = true;
    return {} as never;
  });
  return { booking, ...openLink(() => ({ ...booking, is_verified }), { api }) };
}
