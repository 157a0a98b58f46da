const longestAddress = 254;

/** What is wrong with an e-mail address, by the key of its sentence; the server looks closer. */
export function emailProblem(email: string): 'emailRequired' | 'emailInvalid' | null {
  if (email === '') return 'emailRequired';
  const isAddress = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email) && email.length <= longestAddress;
  return isAddress ? null : 'emailInvalid';
}
