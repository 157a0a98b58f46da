const longestAddress = 254;

/** Returns the key of a sentence; the server validates more strictly. */
export function emailProblem(email: string): 'emailRequired' | 'emailInvalid' | null {
  if (email === '') return 'emailRequired';
  const isAddress = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email) && email.length <= longestAddress;
  return isAddress ? null : 'emailInvalid';
}
