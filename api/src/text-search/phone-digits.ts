import { normalizePhone } from '@suite/contracts/forms';

const minDigits = 4;

/** Returns the digits of a text that may be a phone number, without a leading `+` or `00`, or null for other texts. */
export function phoneDigits(text: string): string | null {
  const phone = normalizePhone(text);
  if (!/^\+?[\d\s()./-]+$/.test(phone)) return null;
  const digits = phone.replaceAll(/\D/g, '').replace(/^00/, '');
  return digits.length < minDigits ? null : digits;
}
