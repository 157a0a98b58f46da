import type { DocumentPhotos, IdentityEngine, SelfiePhotos } from '../identity-engine.ts';
import { openIdentityPool } from '../pool/open-identity-pool.ts';
import type { WorkerPool } from '../pool/worker-pool.ts';
import { decideMatch } from './decide-match.ts';
import type { IdentitySettings } from '../identity-settings.ts';
import { openRekognition } from './rekognition.ts';

/** Starts processes and loads models only when needed. Photos must come from `cleanImage`. */
export function openIdentityEngine(settings: IdentitySettings = {}): IdentityEngine {
  const pool = openIdentityPool(settings);
  const started = {
    async warmUp() {
      if (!pool.isRunning()) await pool.run({ kind: 'warm' });
    },
    checkSelfie: (photos: SelfiePhotos) => pool.run({ kind: 'selfie', photos }),
    close: () => pool.close(),
  };
  if (settings.engine !== 'rekognition')
    return { ...started, checkDocument: (photos) => checkHere(pool, photos) };
  if (settings.rekognition === undefined) throw new Error('The rekognition engine needs a region.');
  const compare = openRekognition(settings.rekognition);
  return {
    ...started,
    async checkDocument(photos) {
      const { check, faces } = await pool.run({ kind: 'document', photos, withFaces: true });
      return faces === null ? check : decideMatch(check, await compare(faces));
    },
  };
}

async function checkHere(pool: WorkerPool, photos: DocumentPhotos) {
  const { check } = await pool.run({ kind: 'document', photos, withFaces: false });
  return check;
}
