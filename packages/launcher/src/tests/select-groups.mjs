/** @typedef {import('./test-groups.mjs').TestGroup} TestGroup */
/** @typedef {import('./read-test-arguments.mjs').TestArguments} TestArguments */

const browserWorkspace = 'e2e';

/**
 * @param {readonly TestGroup[]} groups
 * @param {Pick<TestArguments, 'workspaces' | 'patterns' | 'isBrowserOnly'>} args
 * @returns {TestGroup[]}
 */
export function selectGroups(groups, { workspaces, patterns, isBrowserOnly }) {
  return groups.filter(({ kind, name, id }) => {
    if (kind === 'check') return !isBrowserOnly && workspaces.length === 0 && patterns.length === 0;
    if (isBrowserOnly && kind !== 'browser') return false;
    if (!isBrowserOnly && patterns.length > 0 && kind !== 'unit') return false;
    if (workspaces.length === 0) return true;
    return (
      workspaces.includes(name) ||
      (workspaces.includes(browserWorkspace) && id.startsWith(`${browserWorkspace}#`))
    );
  });
}
