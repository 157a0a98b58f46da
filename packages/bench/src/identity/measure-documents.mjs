import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { count, milliseconds } from '../figures/formats.mjs';
import { median, quantile } from '../figures/quantile.mjs';
import { projectRoot } from '../project-root.mjs';

const program = join(projectRoot, 'packages', 'identity', 'test-processes', 'measure-readings.mjs');
const samples = 30;

/**
 * Reads drawn documents under ordinary and under hard conditions, both kinds at once, each in a process of its own.
 * @returns {Promise<{ title: string, columns: string[], rows: string[][] }>}
 */
export async function measureDocuments() {
  const rows = await Promise.all(['ordinary', 'hard'].map(measureKind));
  return {
    title: 'Drawn documents (no real ones): every field exact',
    columns: [
      'conditions',
      'exact',
      'wrong in what no check digit covers',
      'processor time p50',
      'p95',
      'most memory',
    ],
    rows,
  };
}

/** @param {string} kind */
async function measureKind(kind) {
  const { stdout } = await promisify(execFile)(process.execPath, [program, kind, String(samples)]);
  /** @type {{ of: number, exact: number, validButWrong: number, times: number[], memory: number }} */
  const measured = JSON.parse(stdout);
  console.log(`Identity: read ${measured.of} drawn documents, ${kind} ones …`);
  return [
    kind,
    `${measured.exact} of ${measured.of}`,
    count(measured.validButWrong),
    milliseconds(median(measured.times)),
    milliseconds(quantile(measured.times, 0.95)),
    `${count(measured.memory / 1e6)} MB`,
  ];
}
