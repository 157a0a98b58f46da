/** Limits wrong passwords in five minutes. `of_account` does not apply where the owner has signed in before. */
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
