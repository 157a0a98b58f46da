import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { count, milliseconds } from '../figures/formats.mjs';
import { median, quantile } from '../figures/quantile.mjs';
import { projectRoot } from '../project-root.mjs';

const program = join(projectRoot, 'packages', 'identity', 'test-processes', 'measure-readings.mjs');
const samples = 60;

/**
 * Reads drawn documents under ordinary and under hard conditions, each kind in a process of its own.
 * @returns {Promise<{ title: string, columns: string[], rows: string[][] }>}
 */
export async function measureDocuments() {
  const rows = [];
  for (const kind of ['ordinary', 'hard']) {
    const { stdout } = await promisify(execFile)(process.execPath, [program, kind, String(samples)]);
    /** @type {{ of: number, exact: number, validButWrong: number, times: number[], memory: number }} */
    const measured = JSON.parse(stdout);
    rows.push([
      kind,
      `${measured.exact} of ${measured.of}`,
      count(measured.validButWrong),
      milliseconds(median(measured.times)),
      milliseconds(quantile(measured.times, 0.95)),
      `${count(measured.memory / 1e6)} MB`,
    ]);
  }
  return {
    title: 'Drawn documents (no real ones): every field exact',
    columns: ['conditions', 'exact', 'wrong in what no check digit covers', 'p50', 'p95', 'most memory'],
    rows,
  };
}
