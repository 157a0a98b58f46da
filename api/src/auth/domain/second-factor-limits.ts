/**
 * Wrong codes of an app allowed: from one network in 15 minutes; from anywhere in 15 minutes, which does not apply where
 * the owner has signed in before; and from anywhere in a day. Each attempt requires the password; a new password, a
 * passkey or a recovery code signs in despite the limits.
 */
const limits = { from_here: 5, of_account: 10, of_day: 50 } as const;

/** Wrong codes after which the owner is notified. */
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
