// Runs on any Node that knows ES modules: nothing newer than Node 12 may stand here or in the files that import it.
import { readFileSync } from 'fs';

/**
 * One sentence when this Node is not among those in package.json's `engines`, like ">=20.19 <25".
 * @param {string} version
 * @param {string} range
 * @returns {string | undefined}
 */
export function nodeProblem(version, range) {
  const bounds = /^>=(\d+)\.(\d+) <(\d+)$/.exec(range);
  if (bounds === null)
    throw new Error('package.json has an "engines" range the launcher cannot read: ' + range);
  const [lowMajor = 0, lowMinor = 0, below = 0] = bounds.slice(1).map(Number);
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const fits = (major > lowMajor || (major === lowMajor && minor >= lowMinor)) && major < below;
  if (fits) return undefined;
  return (
    'This project needs Node ' +
    lowMajor +
    '.' +
    lowMinor +
    ' or later, below ' +
    below +
    '; this is Node ' +
    version +
    '.'
  );
}

/**
 * Runs a command on a Node it can run on; otherwise says so and ends with an error code.
 * @param {() => Promise<void>} command loads the rest of the program, which may use newer syntax
 */
export function withSupportedNode(command) {
  const manifest = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'));
  const problem = nodeProblem(process.versions.node, manifest.engines.node);
  if (problem !== undefined) {
    console.error(problem);
    process.exitCode = 1;
    return;
  }
  command().catch((/** @type {Error} */ error) => {
    // A failure is a sentence for the user; anything else is a mistake of ours and shows where it happened.
    console.error(error.name === 'Failure' ? error.message : error);
    process.exitCode = 1;
  });
}
