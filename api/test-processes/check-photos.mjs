/** A process that makes the checks of a database. It reports the guest of each, and ends none before it may. */
import { once } from 'node:events';
import { register } from 'node:module';
import fastify from 'fastify';

register(new URL('../../packages/database/test-processes/typescript-hooks.mjs', import.meta.url));
const { openDatabase } = await import('@suite/database');
const { readConfig } = await import('../src/config.ts');
const { emptyDocumentData } = await import('@suite/identity');
const { openImageStore, openVerificationJobs, startVerificationWorker } =
  await import('../src/verification/verification.public.ts');

const [databaseUrl = '', lanes = ''] = process.argv.slice(2);
const mayEnd = once(process, 'message');
const config = readConfig(process.env);
const database = await openDatabase(databaseUrl);
const images = await openImageStore(config, (_path, error) => {
  throw error;
});
startVerificationWorker(
  {
    ...{ database, images, secretKey: config.secretKey, log: fastify({ logger: true }).log },
    jobs: openVerificationJobs(database),
    identity: {
      close: async () => undefined,
      checkSelfie: async () => ({ reason: null }),
      async checkDocument(photos) {
        process.send?.({ key: Buffer.from(photos.numberKey ?? []).toString('hex') });
        await mayEnd;
        return {
          ...{ similarity_score: 92.5, reason: null, photo: null, face_match_details: null, identity: null },
          document_data: emptyDocumentData,
          document_evidence: 'zone',
          document_sides: null,
        };
      },
    },
  },
  Number(lanes),
  { tickMs: 200, leaseMs: 1_000 },
);
process.send?.('started');
