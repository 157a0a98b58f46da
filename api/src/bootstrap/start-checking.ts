import { availableParallelism } from 'node:os';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { traceHeaders } from '../http/tracing/trace-context.ts';
import { openLazyEngine, startVerificationWorker } from '../verification/verification.public.ts';

type CheckingApp = Pick<FastifyInstance, 'database' | 'images' | 'verificationJobs' | 'log'>;

/** Leaves one processor to the server. The returned function waits for running checks. */
export function startChecking(
  { identity: settings, secretKey }: Config,
  app: CheckingApp,
): () => Promise<void> {
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
