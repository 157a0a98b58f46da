/**
 * Wrong passwords within five minutes: from one address for one account, from anywhere for one account, and from one
 * address for all accounts. Attacks from elsewhere do not lock users out where they signed in before.
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
