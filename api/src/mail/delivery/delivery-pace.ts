export interface DeliveryPace {
  connections: number;
  pollInMs: number;
  /** The lease must exceed the time limit of an attempt. */
  leaseInMs: number;
  attemptInMs: number;
  /** A stop waits this long for running deliveries. */
  stopInMs: number;
  longestPauseInMs: number;
  tidyInMs: number;
  /** The recipient and subject of a sent mail are deleted after this time. */
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
