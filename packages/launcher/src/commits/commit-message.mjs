const types = ['build', 'chore', 'ci', 'docs', 'feat', 'fix', 'perf', 'refactor', 'revert', 'style', 'test'];
const header = /^(?<type>[a-z]+)(?:\((?<scopes>[^()]*)\))?!?: (?<description>.+)$/;
const maxHeaderLength = 110;

/**
 * Validates a Conventional Commit whose scopes are workspaces. Without a scope it applies to the whole repository.
 * @param {string} message
 * @param {string[]} workspaces folders
 * @returns {string[]}
 */
export function findMessageProblems(message, workspaces) {
  const [first = '', second = ''] = message.trim().split('\n');
  const parts = header.exec(first)?.groups;
  if (!parts) return [`"${first}" is no "type(workspace): description".`];
  const { type = '', scopes, description = '' } = parts;
  const known = workspaces.map((folder) => folder.replace(/^packages\//, ''));
  const strange = (scopes?.split(',') ?? []).filter((scope) => !known.includes(scope));
  const problems = [
    !types.includes(type) && `The type "${type}" is none of ${types.join(', ')}.`,
    strange.length > 0 && `The scope "${strange.join(',')}" is no workspace: ${known.join(', ')}.`,
    /^wip\b/i.test(description) && 'A commit says what it does, not that it is unfinished.',
    description.endsWith('.') && 'The first line ends without a full stop.',
    first.length > maxHeaderLength &&
      `The first line has ${first.length} characters, ${maxHeaderLength} at most.`,
    second !== '' && 'An empty line stands between the first line and the body.',
  ];
  return problems.filter((problem) => typeof problem === 'string');
}
