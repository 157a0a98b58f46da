import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Failure } from '@suite/contracts/http';
import { createTestDatabase } from '@suite/database/test-database';
import { openDatabase, sql, type OpenDatabase } from '@suite/database';
import type { IdentityEngine } from '@suite/identity';
import { buildApp } from '../app.ts';
import { readConfig, type Config } from '../config/config.ts';
import { schemaSources } from '../bootstrap/open-storage.ts';
import { startVerificationWorker } from '../verification/verification.public.ts';
import { recordStatements } from './statements/record-statements.ts';

export interface TestApp {
  app: FastifyInstance;
  database: OpenDatabase;
  databaseUrl: string;
  config: Config;
  logLines: string[];
  /** Sends calls unchanged; `app.inject` confirms those that require a confirmation. */
  injectUnconfirmed: FastifyInstance['inject'];
  signIn(usr_email: string): Promise<{ cookie: string; origin: string }>;
  /** Ends the built-in worker, so that a test can start others. */
  stopWorker(): Promise<void>;
  close(): Promise<void>;
}

export const testPassword = 'Correct-horse-1';

export async function createTestApp(
  environment: Record<string, string> = {},
  { identity }: { identity?: IdentityEngine } = {},
): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'suite-api-'));
  const { database, url: databaseUrl, drop } = await createTestDatabase({ migrations: schemaSources });
  const recorded = recordStatements(database);
  const noLimits = { CALLS_PER_PERSON: '1000000', CALLS_PER_HOTEL: '1000000' };
  const folders = { DATA_DIR: dataDir, SHELL_DIR: join(dataDir, 'shell') };
  const config = readConfig({ ...folders, ...noLimits, ...environment });
  const logLines: string[] = [];
  const log = { write: (line: string) => logLines.push(line) };
  const reads = await openDatabase(readOnly(databaseUrl), { max: 5, allowExitOnIdle: true });
  const recordedReads = recordStatements(reads);
  const app = await buildApp({ config, database: recorded.database, reads: recordedReads.database, log });
  const injectUnconfirmed = app.inject.bind(app);
  confirmInjectedCalls(app);
  const stopWorker = identity ? startWorker(app, identity) : () => Promise.resolve();
  const origin = new URL(config.publicUrl).origin;
  return {
    app,
    database,
    databaseUrl,
    config,
    logLines,
    injectUnconfirmed,
    async signIn(usr_email) {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { usr_email, usr_password: testPassword },
      });
      if (answer.statusCode !== 200) throw new Error(`${usr_email} could not sign in: ${answer.body}`);
      return { cookie: answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; '), origin };
    },
    stopWorker,
    async close() {
      await stopWorker();
      await app.close();
      await reads.close();
      await drop();
      await rm(dataDir, { recursive: true, force: true });
      const problems = [...(await recorded.findProblems()), ...(await recordedReads.findProblems())];
      if (problems.length > 0) throw new Error(problems.join('\n\n'));
    },
  };
}

function readOnly(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('options', '-c default_transaction_read_only=on');
  return url.href;
}

/** Confirms refused calls and repeats them. Tests of the confirmation use `injectUnconfirmed`. */
function confirmInjectedCalls(app: FastifyInstance): void {
  const inject = app.inject.bind(app);
  app.inject = (async (options: InjectOptions) => {
    const answer = await inject(options);
    if (answer.statusCode !== 403 || !answer.body.includes('CONFIRMATION_REQUIRED')) return answer;
    const { action } = answer.json<Failure>();
    if (!action) return answer;
    await app.database.query(
      sql`update action_confirmations set confirmed_at = now() where id = ${action.id}`,
    );
    return inject(options);
  }) as FastifyInstance['inject'];
}

function startWorker(app: FastifyInstance, identity: IdentityEngine): () => Promise<void> {
  const { images, verificationJobs: jobs, log, config } = app;
  const database = app.database;
  return startVerificationWorker({ database, images, jobs, log, identity, secretKey: config.secretKey }, 4);
}
