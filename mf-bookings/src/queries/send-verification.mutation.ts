import { callEndpoint } from '@suite/api-client';
import { sendVerificationEndpoint } from '@suite/contracts/bookings';

/** Mails the primary guest of a booking the link. Gives the address it went to. */
export async function sendVerification(id: number): Promise<string> {
  const { result } = await callEndpoint(sendVerificationEndpoint, { params: { id }, body: {} });
  return result.email;
}
