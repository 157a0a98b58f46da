import { availableParallelism } from 'node:os';
import type { EmbeddedPostgres, Supervision } from '@suite/database';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { collectGarbage, type GarbageStore } from '@suite/registry';
import type { Config } from '../config/config.ts';
import { repeatUntilStopped } from '../http/repeat-until-stopped.ts';
import { announceKey, requireNeededKeys } from '../key-rotation/key-rotation.public.ts';
import { watchClock } from '../http/monitoring/watch-clock.ts';
import { findNewestRecord } from '../audit/audit.public.ts';
import { runImports } from '../imports/imports.public.ts';
import { deliverWebhooks } from '../webhooks/webhooks.public.ts';
import { traceHeaders } from '../http/tracing/trace-context.ts';
import {
  openLazyEngine,
  startVerificationWorker,
  sweepRegularly,
} from '../verification/verification.public.ts';
import { buildApp, buildWorkerApp } from '../app.ts';
import { announceShellBuild } from './announce-shell-build.ts';
import { openStorage, type Storage } from './open-storage.ts';

type Stop = () => Promise<void>;

export async function startRole(
  config: Config,
  say: (text: string) => void,
  startingDatabase: Promise<EmbeddedPostgres> | undefined,
): Promise<Stop> {
  const storage = await openStorage(config, say, startingDatabase);
  try {
    await requireNeededKeys(storage.database, config.secretKey);
    const stop =
      config.role === 'worker' ? await startWorker(config, storage) : await startWeb(config, storage, say);
    return async () => {
      await stop();
      await storage.close();
    };
  } catch (error) {
    await storage.close();
    throw error;
  }
}

async function startWeb(
  config: Config,
  { database, embedded }: Storage,
  say: (text: string) => void,
): Promise<Stop> {
  if (config.demo) {
    const { prepareDemo } = await import('./prepare-demo.ts');
    await prepareDemo(config, database, say);
  }
  const app = await buildApp({ config, database });
  embedded?.supervise(logSupervision(app));
  announceKey(app);
  watchClock(app, findNewestRecord);
  // Every server must be able to serve the assets of this build before its first page is sent.
  app.addHook('onClose', await announceShellBuild(app));
  await listen(app, config);
  const stopCollecting = collectPeriodically({ database, storage: app.releaseStorage }, app.log);
  const stopSweeping = sweepRegularly({ database, images: app.images, secretKey: config.secretKey }, app.log);
  const stopWorking = config.role === 'all' ? startWork(config, app) : undefined;
  return async () => {
    await stopWorking?.();
    await stopCollecting();
    await stopSweeping();
    await app.close();
  };
}

async function startWorker(config: Config, { database }: Storage): Promise<Stop> {
  const app = await buildWorkerApp({ config, database });
  announceKey(app);
  watchClock(app, findNewestRecord);
  await listen(app, config);
  const stopWorking = startWork(config, app);
  return async () => {
    await stopWorking();
    await app.close();
  };
}

function logSupervision({ log }: FastifyInstance): Supervision {
  return {
    onDown: (err) =>
      err
        ? log.error({ err }, 'The embedded database does not start; retrying')
        : log.error('The embedded database went down and is started again; see server.log in its folder'),
    onUp: () => log.warn('The embedded database is back'),
  };
}

async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  await app.listen({ port, host }).catch(async (error: unknown) => {
    await app.close();
    throw error;
  });
}

type WorkingApp = Pick<FastifyInstance, 'database' | 'config' | 'images' | 'verificationJobs' | 'log'>;

function startWork(config: Config, app: WorkingApp): Stop {
  const stops = [
    startChecking(config, app),
    deliverWebhooks(app),
    runImports({ database: app.database, log: app.log, secretKey: config.secretKey }),
  ];
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}

function startChecking({ identity: settings, secretKey }: Config, app: WorkingApp): () => Promise<void> {
  const workers = Math.max(1, availableParallelism() - 1);
  const { rekognition } = settings;
  const identity = openLazyEngine({
    ...{ workers, ...settings },
    ...(rekognition && { rekognition: { ...rekognition, headers: traceHeaders } }),
  });
  const { database, images, verificationJobs: jobs, log } = app;
  const stop = startVerificationWorker({ database, images, jobs, log, identity, secretKey }, workers);
  return async () => {
    await stop();
    await identity.close();
  };
}

const pauseMs = 6 * 60 * 60 * 1000;

function collectPeriodically(store: GarbageStore, log: FastifyBaseLogger): () => Promise<void> {
  return repeatUntilStopped(log, {
    async work() {
      const done = await collectGarbage(store);
      if (!done) return;
      const { removed, kept, folders, swept, unknown, shellBuilds } = done;
      const releases = removed.map(({ remote, release }) => `${remote} ${release}`);
      log.info(
        { removed: releases, kept: kept.length, folders, swept, unknown: unknown.length, shellBuilds },
        'Deleted the files of releases that are not in use',
      );
    },
    pauseMs,
    failureMessage:
      'The files of unused releases could not be deleted; the next attempt follows in a few hours',
  });
}
