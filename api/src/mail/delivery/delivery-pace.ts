/** The concurrency and the time limits of mail delivery. */
export interface DeliveryPace {
  /** Mails under way at one time in this process. */
  connections: number;
  pollInMs: number;
  /** How long a mail belongs to the process that claimed it; longer than any attempt. */
  leaseInMs: number;
  attemptInMs: number;
  /** How long a stop waits for what is under way. */
  stopInMs: number;
  /** The longest pause while the mail server or the database fails. */
  longestPauseInMs: number;
  tidyInMs: number;
  /** How many days a sent mail's recipient and subject are kept. */
  keepDays: number;
}

export const deliveryPace: DeliveryPace = {
  connections: 5,
  pollInMs: 500,
  leaseInMs: 120_000,
  attemptInMs: 60_000,
  stopInMs: 5_000,
  longestPauseInMs: 30_000,
  tidyInMs: 3_600_000,
  keepDays: 30,
};
