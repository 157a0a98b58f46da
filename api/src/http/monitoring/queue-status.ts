/** How many items a queue has in each state, and for how many seconds the oldest of them has waited. */
export interface QueueStatus {
  oldest_waiting_s: number;
  waiting: number;
  running?: number;
  failed?: number;
}

/** Reads the queues of all processes together. */
export interface QueueReaders {
  readMailQueue: () => Promise<QueueStatus>;
  readCheckQueue: () => Promise<QueueStatus>;
}
