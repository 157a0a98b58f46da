/** Limits wrong codes in 15 minutes and in a day. `of_account` does not apply where the owner has signed in before. */
const limits = { from_here: 5, of_account: 10, of_day: 50 } as const;

export const failuresPerNotice = 5;

export interface CodeFailures {
  from_here: number;
  of_account: number;
  of_day: number;
  is_known_here: boolean;
}

export function isCodeThrottled({ from_here, of_account, of_day, is_known_here }: CodeFailures): boolean {
  return (
    from_here >= limits.from_here ||
    (of_account >= limits.of_account && !is_known_here) ||
    of_day >= limits.of_day
  );
}
