import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { repository } from '../suite/start-suite.ts';
import type { FaultCell } from './fault-cells.ts';
import type { CellTimes } from './fault-trial.ts';

export type CellResult = Pick<FaultCell, 'target' | 'fault' | 'outcome'> &
  CellTimes & { because: string | undefined };

const folder = path.join(repository, 'e2e/test-results');
const faults: FaultCell['fault'][] = [
  '404',
  '503',
  'hang',
  'corrupt',
  'wrong MIME type',
  'wrong hash',
  'throw at start',
  'throw while rendering',
];

export async function writeFaultReport(results: readonly CellResult[]): Promise<void> {
  const targets = [...new Set(results.map(({ target }) => target))];
  const rows = targets.map((target) => [target, ...faults.map((fault) => textOf(results, target, fault))]);
  const table = [['ms until shown → back', ...faults], faults.map(() => '---').concat('---'), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'fault-matrix.json'), `${JSON.stringify(results, null, 2)}\n`);
  await writeFile(path.join(folder, 'fault-matrix.md'), `${table}\n`);
}

export async function writeSlowLineReport(rows: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'slow-line.md'), `${rows.join('\n')}\n`);
}

function textOf(results: readonly CellResult[], target: string, fault: string): string {
  const result = results.find((each) => each.target === target && each.fault === fault);
  if (!result) return '';
  const { outcome, shownMs, recoveredMs } = result;
  return recoveredMs === null ? `${outcome} ${shownMs}` : `${outcome} ${shownMs} → ${recoveredMs}`;
}
