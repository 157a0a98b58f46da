/**
 * Wrong passwords allowed within five minutes: by one address for one account, for an account from anywhere,
 * and by one address for any account. The wider limits stop a spread attack without letting an attacker lock
 * a user out with ten tries from elsewhere; where the owner signed in before, an attack from elsewhere does
 * not count, so that a spread one does not lock them out either.
 */
const loginLimits = { from_here: 10, of_account: 30, of_address: 50 } as const;

export function isThrottled(failures: {
  from_here: number;
  of_account: number;
  of_address: number;
  is_known_here: boolean;
}): boolean {
  return (
    failures.from_here >= loginLimits.from_here ||
    (failures.of_account >= loginLimits.of_account && !failures.is_known_here) ||
    failures.of_address >= loginLimits.of_address
  );
}
