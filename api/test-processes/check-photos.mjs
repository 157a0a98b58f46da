/** Runs the checks of a database and reports each guest; a check ends when the parent permits it. */
import { once } from 'node:events';
import { createRequire } from 'node:module';
import fastify from 'fastify';

const require = createRequire(import.meta.url);
require('@suite/database/typescript-hooks');
const { openDatabase } = /** @type {typeof import('@suite/database')} */ (require('@suite/database'));
const { readConfig } = /** @type {typeof import('../src/config/config.ts')} */ (
  require('../src/config/config.ts')
);
const { emptyDocumentData } = /** @type {typeof import('@suite/identity')} */ (require('@suite/identity'));
const { openImageStore, openVerificationJobs, startVerificationWorker } =
  /** @type {typeof import('../src/verification/verification.public.ts')} */ (
    require('../src/verification/verification.public.ts')
  );

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
      warmUp: async () => undefined,
      close: async () => undefined,
      checkSelfie: async () => ({ reason: null, captures: null }),
      async checkDocument(photos) {
        process.send?.({ key: Buffer.from(photos.numberKey ?? []).toString('hex') });
        await mayEnd;
        return {
          ...{ similarity_score: 92.5, reason: null, photo: null, face_match_details: null, identity: null },
          document_data: { ...emptyDocumentData, mrz_valid: true },
          document_evidence: 'zone',
          repeats_capture: false,
          portrait_misplaced: false,
          specimen: false,
          document_sides: null,
          document_side: null,
        };
      },
    },
  },
  Number(lanes),
  { tickMs: 200, leaseMs: 1_000 },
);
process.send?.('started');
