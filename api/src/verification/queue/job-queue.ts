import type PgBoss from 'pg-boss';
import type { Database, OpenDatabase } from '@suite/database';
import { queueName, schemaName } from './queue-names.ts';
import { withoutTransaction } from './queue-schema.ts';
import { loadOnce } from '../../loading/load-once.ts';

/** A photo that crashes the engine ends at most this many processes. */
const retryLimit = 3;
/** Exceeds the longest check: leases expire earlier, so this applies only to jobs without a lease. */
const expireInSeconds = 120;
const finishedKeptSeconds = 600;

/** Each change takes the caller's transaction, so that it commits together with the data of the job. */
export interface JobQueue {
  send(tx: Database, id: string): Promise<void>;
  take(tx: Database): Promise<string | undefined>;
  finish(tx: Database, id: string, output: object): Promise<void>;
  /** Returns false when the job was retried too often and has ended with `output`. */
  giveBack(tx: Database, id: string, output: object): Promise<boolean>;
  /** Returns undefined while the job waits or runs, and after its record was deleted. */
  findOutput(db: Database, id: string): Promise<object | undefined>;
  /** Deletes finished jobs after ten minutes, and retries jobs without a lease. */
  maintain(): Promise<void>;
}

export function openJobQueue(database: OpenDatabase): JobQueue {
  const { load: open } = loadOnce(() => openBoss(database));
  return {
    async send(tx, id) {
      const boss = await open();
      const sent = await boss.send(queueName, {}, { id, retryLimit, expireInSeconds, db: executorOn(tx) });
      if (sent === null) throw new Error('The queue took no job: its tables are not installed');
    },
    async take(tx) {
      const boss = await open();
      const [job] = await boss.fetch(queueName, { db: executorOn(tx), batchSize: 1 });
      return job?.id;
    },
    async finish(tx, id, output) {
      await (await open()).complete(queueName, id, output, { db: executorOn(tx) });
    },
    async giveBack(tx, id, output) {
      const boss = await open();
      await boss.fail(queueName, id, output, { db: executorOn(tx) });
      const job = await boss.getJobById(queueName, id, { db: executorOn(tx), includeArchive: false });
      return job?.state === 'retry';
    },
    async findOutput(db, id) {
      const job = await (
        await open()
      ).getJobById(queueName, id, {
        db: executorOn(db),
        includeArchive: true,
      });
      return job?.state === 'completed' || job?.state === 'failed' ? job.output : undefined;
    },
    async maintain() {
      await (await open()).maintain();
    },
  };
}

async function openBoss(database: OpenDatabase): Promise<PgBoss> {
  const { default: Boss } = await import('pg-boss');
  const boss = new Boss({
    schema: schemaName,
    db: {
      // The maintenance of pg-boss sends several statements within a transaction of its own.
      async executeSql(text) {
        await database.transaction((tx) => tx.script(withoutTransaction(text)));
        return { rows: [] };
      },
    },
    archiveCompletedAfterSeconds: finishedKeptSeconds,
    deleteAfterSeconds: finishedKeptSeconds,
  });
  return boss;
}

function executorOn(db: Database): PgBoss.Db {
  return { executeSql: async (text, values) => ({ rows: await db.query({ text, values }) }) };
}
