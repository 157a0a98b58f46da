import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '../processes/temporary-folder.mjs';
import { projectRoot } from '../project-root.mjs';

/** @typedef {Record<string, string>} GuestPictures data addresses by name */

const poses = ['left', 'right', 'up', 'down'];
/** Shares of a pose that are drawn. */
const shares = [0.2, 0.4, 0.6, 0.8, 1];
const names = ['straight', 'passport', ...poses.flatMap((pose) => shares.map((share) => `${pose}-${share}`))];

/**
 * A drawn guest: how their head looks ahead and on the way into each pose, and their passport.
 * @returns {Promise<GuestPictures>}
 */
export async function drawGuest() {
  const folder = await temporaryFolder();
  const program = join(projectRoot, 'packages', 'identity', 'test-processes', 'write-guest.mjs');
  await promisify(execFile)(process.execPath, [program, folder.path]);
  const pictures = await Promise.all(
    names.map(async (name) => {
      const photo = await readFile(join(folder.path, `${name}.jpg`));
      return [name, `data:image/jpeg;base64,${photo.toString('base64')}`];
    }),
  );
  await folder.remove();
  return Object.fromEntries(pictures);
}
