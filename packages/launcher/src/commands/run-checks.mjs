import { runAllChecks } from '../checks/checks.mjs';
import { ensureInstalled } from '../install/install.mjs';
import { createProgress } from '../progress.mjs';

export async function checkProject() {
  const progress = createProgress();
  await ensureInstalled(progress);
  const results = await runAllChecks(progress);
  if (results.some(({ ok }) => !ok)) process.exitCode = 1;
}
