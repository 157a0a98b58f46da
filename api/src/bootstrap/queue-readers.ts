import type { Database } from '@suite/database';
import type { QueueReaders } from '../http/monitoring/queue-status.ts';
import { selectOutboxStatus } from '../mail/mail.public.ts';
import { selectQueueStatus } from '../verification/verification.public.ts';

export function queueReaders(database: Database): QueueReaders {
  return {
    readMailQueue: () => selectOutboxStatus(database),
    readCheckQueue: () => selectQueueStatus(database),
  };
}
