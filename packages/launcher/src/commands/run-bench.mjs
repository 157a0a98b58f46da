import { join } from 'node:path';
import { buildAll } from '../workspace-builds/build.mjs';
import { startChild } from '../processes/children.mjs';
import { ensureChromium } from '../install/chromium.mjs';
import { ensureInstalled } from '../install/install.mjs';
import { createProgress } from '../progress.mjs';
import { root } from '../project.mjs';

/** @param {string[]} args arguments for the benchmark */
export async function runBench(args) {
  const progress = createProgress();
  await ensureInstalled(progress);
  await buildAll(progress);
  const env = { ...process.env, CHROMIUM_PATH: await ensureChromium(progress) };
  const program = join(root, 'packages', 'bench', 'src', 'bench.mjs');
  const bench = startChild(process.execPath, [program, ...args], { cwd: root, env, stdio: 'inherit' });
  process.exitCode = await new Promise((resolve) => {
    bench.once('exit', (code) => resolve(code ?? 1));
  });
}
