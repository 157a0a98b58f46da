import { join } from 'node:path';
import { buildAll } from '../workspace-builds/build.mjs';
import { startChild } from '../processes/children.mjs';
import { ensureInstalled } from '../install/install.mjs';
import { createProgress } from '../progress.mjs';
import { root } from '../project.mjs';

/** @param {string[]} args arguments for the calibration */
export async function runCalibrate(args) {
  const progress = createProgress();
  await ensureInstalled(progress);
  await buildAll(progress);
  const program = join(root, 'packages', 'identity', 'dist', 'calibration', 'calibrate.js');
  const calibration = startChild(process.execPath, ['--enable-source-maps', program, ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  process.exitCode = await new Promise((resolve) => {
    calibration.once('exit', (code) => resolve(code ?? 1));
  });
}
