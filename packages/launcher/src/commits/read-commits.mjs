import { execFileSync } from 'node:child_process';

/**
 * Returns messages since `origin/main`, or the last one if there are none; an unpacked archive has no commits.
 * @param {string} folder
 * @returns {string[]}
 */
export function readBranchMessages(folder) {
  if (git(folder, ['rev-parse', '--verify', '--quiet', 'HEAD']) === '') return [];
  const ofBranch = messagesOf(folder, ['origin/main..HEAD']);
  return ofBranch.length > 0 ? ofBranch : messagesOf(folder, ['-1', 'HEAD']);
}

/**
 * @param {string} folder
 * @param {string[]} range
 */
function messagesOf(folder, range) {
  return git(folder, ['log', '--no-merges', '--format=%B%x00', ...range, '--'])
    .split('\0')
    .map((message) => message.trim())
    .filter((message) => message !== '');
}

/**
 * @param {string} folder
 * @param {string[]} args
 * @returns {string} empty if Git fails
 */
function git(folder, args) {
  try {
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
}
