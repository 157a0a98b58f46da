export interface QueueStatus {
  oldest_waiting_s: number;
  waiting: number;
  running?: number;
  failed?: number;
}

export interface QueueReaders {
  readMailQueue: () => Promise<QueueStatus>;
  readCheckQueue: () => Promise<QueueStatus>;
}
