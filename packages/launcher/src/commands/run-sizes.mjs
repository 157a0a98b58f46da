import { ensureInstalled } from '../install/install.mjs';
import { createProgress } from '../progress.mjs';
import { checkSizes, recordSizes } from '../sizes/check-sizes.mjs';
import { buildAll } from '../workspace-builds/build.mjs';

export async function runSizes(argv = process.argv.slice(2)) {
  const progress = createProgress();
  await ensureInstalled(progress);
  await buildAll(progress);
  if (argv.includes('--write')) return recordSizes();
  const differences = checkSizes();
  for (const line of differences) progress.line(line);
  if (differences.length === 0) return progress.line('Every size is within 2 % of its record.');
  progress.line('Record them with npm run sizes -- --write, and say in the commit what they are for.');
  process.exitCode = 1;
}
