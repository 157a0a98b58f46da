import { join } from 'node:path';
import { cacheFolder } from '../install/cache-folder.mjs';
import { Failure } from '../failure.mjs';
import { root, toolFile } from '../project.mjs';
import { runNodeTool } from '../processes/run-tool.mjs';

/**
 * Builds every workspace whose sources changed since its last build.
 * @param {import('../progress.mjs').Progress} progress
 * @param {readonly string[]} [workspaces] these alone, with what they need
 */
export async function buildAll(progress, workspaces = []) {
  const step = progress.step('Building what changed');
  const reader = createBuildReader();
  const { ok, lines } = await runNodeTool(
    toolFile('turbo'),
    [
      'run',
      'build',
      ...workspaces.map((name) => `--filter=${name}`),
      // One for all clones of this user: a build made in one of them is taken over by the others.
      `--cache-dir=${join(cacheFolder(), 'builds')}`,
      '--output-logs=new-only',
      '--log-order=stream',
    ],
    {
      cwd: root,
      onLine: (line) => step.update(reader.read(line)),
    },
  );
  if (!ok) {
    step.failed();
    throw new Failure(`${failedBuildLog(lines).join('\n')}\nThe build failed; its last lines are above.`);
  }
  step.done(reader.summary());
}

/** Follows the build tool's output: which workspaces are being built now, and how many were. */
export function createBuildReader() {
  const started = new Set();
  let summary = '';
  return {
    /** @param {string} line */
    read(line) {
      const task = /^(\S+):build: cache miss/.exec(line);
      if (task) started.add(task[1]);
      const cached = /^\s*Cached:\s+(\d+) cached, (\d+) total/.exec(line);
      if (cached) summary = `${Number(cached[2]) - Number(cached[1])} of ${cached[2]} built anew`;
      return [...started].slice(-2).join(', ');
    },
    summary: () => summary,
  };
}

/**
 * The end of the log of the workspaces that failed; of everything when none is named.
 * @param {string[]} lines
 */
export function failedBuildLog(lines) {
  const failed = new Set(
    lines.flatMap((line) => /^(\S+)#build:\s+ERROR\s+command .* exited/.exec(line)?.[1] ?? []),
  );
  const theirs = lines.filter((line) => failed.has(line.slice(0, line.indexOf(':build:'))));
  return (theirs.length > 0 ? theirs : lines).slice(-30);
}
