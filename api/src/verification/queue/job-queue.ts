import type PgBoss from 'pg-boss';
import type { Database, OpenDatabase } from '@suite/database';
import { queueName, schemaName } from './queue-names.ts';
import { withoutTransaction } from './queue-schema.ts';

/** How often a job is taken again whose process died. A photo that ends processes ends no more than these. */
const retryLimit = 3;
/** Longer than any check: leases are over long before, so that it counts only for a job that never got one. */
const expireInSeconds = 120;
const finishedKeptSeconds = 600;

/** Jobs in PostgreSQL. Every change is made in a transaction of ours, so that it happens with what it is about. */
export interface JobQueue {
  send(tx: Database, id: string): Promise<void>;
  /** The job that waits longest, which no other worker gets meanwhile; undefined when none waits. */
  take(tx: Database): Promise<string | undefined>;
  /** Ends a job; `output` is what `findOutput` gives. */
  finish(tx: Database, id: string, output: object): Promise<void>;
  /** Lets another process take a job. False when it was taken too often: then it has ended with this output. */
  giveBack(tx: Database, id: string, output: object): Promise<boolean>;
  /** What an ended job gave; undefined while it waits or runs, or when it is not known any more. */
  findOutput(db: Database, id: string): Promise<object | undefined>;
  /** Deletes jobs that ended some time ago, and takes back those that no lease covers. */
  maintain(): Promise<void>;
}

/** pg-boss as the text of its statements; it is loaded with the first of them. */
export function openJobQueue(database: OpenDatabase): JobQueue {
  let opened: Promise<PgBoss> | undefined;
  const open = () => (opened ??= openBoss(database));
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
      // Its maintenance: texts of several statements, each with a transaction around it.
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
