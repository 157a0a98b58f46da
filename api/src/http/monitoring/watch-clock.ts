import { sql, type Database } from '@suite/database';
import type { FastifyInstance } from 'fastify';
import { repeatWhileListening } from '../repeat-while-listening.ts';

const hourMs = 60 * 60 * 1000;
const warnedDifferenceMs = 2_000;
/** Single sign-on refuses ID tokens beyond this difference. */
const maxDifferenceMs = 30_000;

type FindNewestRecord = (database: Database) => Promise<Date | undefined>;

interface ClockProblem {
  level: 'warn' | 'error';
  message: string;
}

export function watchClock(app: FastifyInstance, findNewestRecord: FindNewestRecord): void {
  repeatWhileListening(app, {
    async work() {
      const problem = await findClockProblem(app.database, Date.now, findNewestRecord);
      if (problem) app.log[problem.level](problem.message);
    },
    pauseMs: hourMs,
    failureMessage:
      'The clock could not be compared with that of the database; the next attempt follows in an hour',
  });
}

/** Compares the clock with the database's and, because both may be the same clock, with the newest audit record. */
export async function findClockProblem(
  database: Database,
  readClock: () => number,
  findNewestRecord: FindNewestRecord,
): Promise<ClockProblem | undefined> {
  const newest = await findNewestRecord(database);
  const asked = readClock();
  const [row] = await database.query<{ database_now: Date }>(sql`select clock_timestamp() as database_now`);
  const answered = readClock();
  if (!row) return undefined;
  const advice = 'Set the clocks by NTP: sign-in, codes and links depend on them.';
  // The database read its clock at some moment between the question and the answer.
  const uncertaintyMs = (answered - asked) / 2;
  const ahead = asked + uncertaintyMs - row.database_now.getTime();
  if (Math.abs(ahead) > warnedDifferenceMs + uncertaintyMs) {
    const level = Math.abs(ahead) > maxDifferenceMs ? 'error' : 'warn';
    return {
      level,
      message: `The clock of this server is ${describe(ahead)} that of the database. ${advice}`,
    };
  }
  const behindNewest = answered - (newest?.getTime() ?? answered);
  if (behindNewest < -maxDifferenceMs) {
    return {
      level: 'error',
      message: `The clock of this server is ${describe(behindNewest)} the newest audit record, or was wrong when that was written. ${advice}`,
    };
  }
  return undefined;
}

function describe(differenceMs: number): string {
  return `${Math.round(Math.abs(differenceMs) / 1000)} s ${differenceMs > 0 ? 'ahead of' : 'behind'}`;
}
