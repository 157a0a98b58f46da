// This file and its importers use no syntax newer than Node 12, so that old versions print the message.
import { readFileSync } from 'fs';

/**
 * Returns a message if the version is outside `engines`, like ">=20.19 <25".
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

/** @param {() => Promise<void>} command loads the rest of the program, which may use newer syntax */
export function withSupportedNode(command) {
  const manifest = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'));
  const problem = nodeProblem(process.versions.node, manifest.engines.node);
  if (problem !== undefined) {
    console.error(problem);
    process.exitCode = 1;
    return;
  }
  command().catch((/** @type {Error} */ error) => {
    console.error(error.name === 'Failure' ? error.message : error);
    process.exitCode = 1;
  });
}
