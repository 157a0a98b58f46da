import { execFileSync } from 'node:child_process';

/**
 * The messages of this branch: what is not on `origin/main`, or the last commit where nothing else is known. Merges say
 * what Git writes. Nothing where there is no repository, as in an unpacked archive.
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
 * @returns {string} empty where Git refuses
 */
function git(folder, args) {
  try {
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
}
