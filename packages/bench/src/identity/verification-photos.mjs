import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.mjs';

/**
 * Draws a selfie, a passport and fifteen frames of three poses into a folder.
 * @param {string} folder
 */
export function drawVerification(folder) {
  const program = join(projectRoot, 'packages', 'identity', 'test-processes', 'write-verification.mjs');
  execFileSync(process.execPath, [program, folder], { stdio: ['ignore', 'ignore', 'inherit'] });
}

/**
 * @param {string} folder
 * @returns {import('@suite/identity').SelfiePhotos & import('@suite/identity').DocumentPhotos}
 */
export function readVerification(folder) {
  const photo = (/** @type {string} */ name) => readFileSync(join(folder, `${name}.jpg`));
  const frames = Array.from({ length: 15 }, (_, index) => ({
    photo: photo(`frame-${index}`),
    time: 150 * index,
    pose: Math.floor(index / 5),
  }));
  return { selfie: photo('selfie'), document: photo('document'), frames, poses: ['left', 'up', 'right'] };
}

/**
 * Checks the selfie, then the document.
 * @param {import('@suite/identity').IdentityEngine} engine
 * @param {ReturnType<typeof readVerification>} photos
 */
export async function verify(engine, photos) {
  const selfie = await engine.checkSelfie(photos);
  const captures = selfie.captures ? { captures: selfie.captures } : {};
  const accepted = performance.now();
  const document = await engine.checkDocument({ ...photos, ...captures });
  return { selfie, document, documentMs: performance.now() - accepted };
}
