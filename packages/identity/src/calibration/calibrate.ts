import { resolve } from 'node:path';
import { calibrateFolder } from './calibrate-folder.ts';
import { FaceModelError } from '../faces/operator/read-face-model.ts';
import { CalibrationFailure } from './read-pairs.ts';

const [folder, ...more] = process.argv.slice(2);

try {
  if (folder === undefined || more.length > 0)
    throw new CalibrationFailure('Usage: npm run calibrate -- <folder of labelled pairs>');
  // npm runs commands in the project's folder and stores the caller's folder here.
  const from = process.env.INIT_CWD ?? process.cwd();
  const model = process.env.IDENTITY_FACE_MODEL;
  const faceModel = model === undefined || model === '' ? undefined : resolve(from, model);
  const report = await calibrateFolder(resolve(from, folder), console.log, faceModel);
  console.log(`Written to ${report}.`);
} catch (error) {
  process.exitCode = 1;
  if (!(error instanceof CalibrationFailure || error instanceof FaceModelError)) throw error;
  console.error(error.message);
}
