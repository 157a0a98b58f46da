import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../failure.mjs';
import { root } from '../project.mjs';
import { runTool } from '../processes/run-tool.mjs';

/** @typedef {import('./test-groups.mjs').TestGroup} TestGroup */

/**
 * @param {string} commit
 * @returns {Promise<string[]>}
 */
export async function changedFilesSince(commit) {
  const base = await git(['merge-base', commit, 'HEAD'], `There is no commit ${commit} to compare with.`);
  const changed = await git(['diff', '--name-only', '--no-renames', base[0] ?? '']);
  const untracked = await git(['ls-files', '--others', '--exclude-standard']);
  return [...new Set([...changed, ...untracked])].sort();
}

/**
 * Finds groups with changed inputs; a removed file counts for its folder, the lock file for all.
 * @template {Pick<TestGroup, 'inputs'>} Group
 * @param {readonly Group[]} groups
 * @param {readonly string[]} changed
 * @param {(file: string) => boolean} exists
 * @returns {{ group: Group, because: string[] }[]}
 */
export function affectedGroups(groups, changed, exists = (file) => existsSync(join(root, file))) {
  return groups.flatMap((group) => {
    const inputs = new Set(group.inputs);
    const folders = new Set(group.inputs.map(folderOf));
    const because = changed.filter(
      (file) =>
        inputs.has(file) || file === 'package-lock.json' || (!exists(file) && folders.has(folderOf(file))),
    );
    return because.length > 0 ? [{ group, because }] : [];
  });
}

/** @param {string} file */
const folderOf = (file) => file.slice(0, Math.max(0, file.lastIndexOf('/')));

/**
 * @param {string[]} args
 * @param {string} [problem]
 */
async function git(args, problem) {
  const { ok, lines } = await runTool('git', ['-c', 'core.quotePath=false', ...args], {
    cwd: root,
    maxLines: Number.POSITIVE_INFINITY,
  });
  if (!ok) throw new Failure(problem ?? `git ${args.join(' ')} failed:\n${lines.join('\n')}`);
  return lines.filter((line) => line !== '');
}
