import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { count } from '../figures/formats.mjs';
import { projectRoot } from '../project-root.mjs';

const program = join(projectRoot, 'packages', 'identity', 'test-processes', 'measure-injections.mjs');
const methods = ['upload', 'film', 'stream'];

/**
 * Attacks on the selfie with drawn people: each instrument by each way past the camera.
 * @returns {Promise<{ title: string, columns: string[], rows: string[][] }>}
 */
export async function measureInjections() {
  console.log('Identity: attacking the selfie (some minutes) …');
  const { stdout } = await promisify(execFile)(process.execPath, [program]);
  /** @type {{ instrument: string, method: string, ends: string[] }[]} */
  const results = JSON.parse(stdout);
  const outcome = (/** @type {string} */ instrument, /** @type {string} */ method) => {
    const ends = results.filter((one) => one.instrument === instrument && one.method === method);
    return describeEnds(ends.flatMap((one) => one.ends));
  };
  const names = [...new Set(results.map(({ instrument }) => instrument))];
  return {
    title: 'Injected selfies of drawn people: pass when none of them is accepted',
    columns: [
      'instrument',
      'files sent by a program',
      'film in place of the camera',
      'stream altered in the page',
    ],
    rows: names.map((name) => [name, ...methods.map((method) => outcome(name, method))]),
  };
}

/** @param {string[]} ends */
function describeEnds(ends) {
  const accepted = ends.filter((end) => end === 'accepted').length;
  if (accepted > 0) return `FAIL (${count(accepted)} of ${count(ends.length)} accepted)`;
  return `pass (${[...new Set(ends)].join(', ')})`;
}
