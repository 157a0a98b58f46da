import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../failure.mjs';
import { root, toolFile } from '../project.mjs';
import { runNodeTool } from '../processes/run-tool.mjs';

const shell = join(root, 'shell');
const editions = join(shell, '.cache', 'developer-edition');

/**
 * Builds the shell with hot reload. A suite run from this folder serves it to pages with an override.
 * @param {import('../progress.mjs').Progress} progress
 */
export async function ensureDeveloperEdition(progress) {
  const page = join(shell, 'dist', 'index.html');
  if (!existsSync(page)) return;
  const edition = createHash('sha256').update(readFileSync(page)).digest('hex').slice(0, 12);
  if (existsSync(join(editions, edition, 'index.html'))) return;
  const step = progress.step('Building the developer edition of the shell');
  const { ok, lines } = await runNodeTool(toolFile('webpack'), ['--config', 'webpack-developer.config.js'], {
    cwd: shell,
  });
  if (!ok) {
    step.failed();
    throw new Failure(
      `${lines.slice(-20).join('\n')}\nThe developer edition of the shell could not be built.`,
    );
  }
  for (const other of readdirSync(editions))
    if (other !== edition) rmSync(join(editions, other), { recursive: true, force: true });
  step.done();
}
