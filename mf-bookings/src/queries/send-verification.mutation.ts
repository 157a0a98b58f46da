import { callEndpoint } from '@suite/api-client';
import { sendVerificationEndpoint } from '@suite/contracts/bookings';

/** Returns the address that the link was mailed to. */
export async function sendVerification(id: number): Promise<string> {
  const { result } = await callEndpoint(sendVerificationEndpoint, { params: { id }, body: {} });
  return result.email;
}
