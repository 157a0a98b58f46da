import { join } from 'node:path';
import { cacheFolder } from '../install/cache-folder.mjs';
import { Failure } from '../failure.mjs';
import { root, toolFile } from '../project.mjs';
import { runNodeTool } from '../processes/run-tool.mjs';

/**
 * @param {import('../progress.mjs').Progress} progress
 * @param {readonly string[]} [workspaces] these and their dependencies; all by default
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
      // All clones of a user share one cache of builds.
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

/** @param {string[]} lines */
export function failedBuildLog(lines) {
  const failed = new Set(
    lines.flatMap((line) => /^(\S+)#build:\s+ERROR\s+command .* exited/.exec(line)?.[1] ?? []),
  );
  const theirs = lines.filter((line) => failed.has(line.slice(0, line.indexOf(':build:'))));
  return (theirs.length > 0 ? theirs : lines).slice(-30);
}
