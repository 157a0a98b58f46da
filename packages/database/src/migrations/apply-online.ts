import { setTimeout as sleep } from 'node:timers/promises';
import sql, { raw } from 'sql-template-tag';
import type { Database, Transaction } from '../database.ts';
import type { MigrationStep } from './read-migrations.ts';

export interface OnlineMigration {
  folder: string;
  file: string;
  steps: readonly MigrationStep[];
  record: (tx: Database) => Promise<unknown>;
  say: (text: string) => void;
}

/**
 * Readers and writers of a table queue behind a statement that waits for its lock. A step of three tables gives up before the
 * application's transactions are examined for deadlocks, after a second, and ended.
 */
const lockTimeoutMs = 300;
const maxAttempts = 100;
const maxRetryDelayMs = 5_000;
const reportEveryMs = 2_000;
const deadlock = '40P01';
const lockNotAvailable = '55P03';

/** Runs the steps that no earlier run has finished. Each is a transaction, unless it names `concurrently`. */
export async function applyOnline(session: Transaction, migration: OnlineMigration): Promise<void> {
  const { folder, file, steps, record, say } = migration;
  const [begun] = await session.query<{ steps_done: number }>(sql`
    select steps_done from schema_migration_steps where folder = ${folder} and file = ${file}`);
  for (const [index, step] of steps.entries()) {
    if (index < (begun?.steps_done ?? 0)) continue;
    const report = (text: string) =>
      say(`Migration ${folder}/${file}, step ${index + 1} of ${steps.length}, ${step.title}: ${text}`);
    const finish = (tx: Database) =>
      tx.query(sql`
        insert into schema_migration_steps values (${folder}, ${file}, ${index + 1})
        on conflict (folder, file) do update set steps_done = excluded.steps_done`);
    const progress = { rows: 0 };
    const timer = setInterval(() => report(`running, ${progress.rows} rows so far`), reportEveryMs);
    try {
      await runStep(session, step, { progress, finish, retry: (work) => retryLocked(work, report) });
    } catch (cause) {
      throw new Error(`step ${index + 1}, ${step.title}: ${(cause as Error).message}`, { cause });
    } finally {
      clearInterval(timer);
    }
  }
  await session.transaction(async (tx) => {
    await record(tx);
    await tx.query(sql`delete from schema_migration_steps where folder = ${folder} and file = ${file}`);
  });
}

interface StepRun {
  finish: (tx: Database) => Promise<unknown>;
  retry: (work: () => Promise<number>) => Promise<number>;
  progress: { rows: number };
}

async function runStep(
  session: Transaction,
  { text, isRepeated }: MigrationStep,
  run: StepRun,
): Promise<void> {
  if (/\bconcurrently\b/i.test(text)) {
    await run.retry(() => runConcurrently(session, text));
    await run.finish(session);
    return;
  }
  for (let changed = 1; changed > 0; run.progress.rows += changed) {
    changed = await run.retry(() =>
      session.transaction(async (tx) => {
        await tx.query(sql`select set_config('lock_timeout', ${String(lockTimeoutMs)}, true)`);
        const count = await tx.script(text);
        if (isRepeated && count > 0) return count;
        await run.finish(tx);
        return 0;
      }),
    );
  }
}

/** A build that was ended leaves an invalid index, which `if not exists` would take for a finished one. */
async function runConcurrently(session: Transaction, text: string): Promise<number> {
  const index = /\bcreate\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+(\w+)/i.exec(text)?.[1];
  if (index !== undefined) {
    const invalid = await session.query(sql`
      select from pg_index where indexrelid = to_regclass(${index}) and not indisvalid`);
    if (invalid.length > 0) await session.query(raw(`drop index concurrently ${index}`));
  }
  return session.script(text);
}

async function retryLocked(work: () => Promise<number>, say: (text: string) => void): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const { code } = error as { code?: string };
      if ((code !== deadlock && code !== lockNotAvailable) || attempt === maxAttempts) throw error;
      say(`waits for a lock, attempt ${attempt} of ${maxAttempts}`);
      await sleep(Math.min(100 * attempt, maxRetryDelayMs));
    }
  }
}
