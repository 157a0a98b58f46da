import { expect } from '../suite/test.ts';
import { faultCells, type FaultCell, type Outcome } from './fault-cells.ts';
import type { FaultLane } from './fault-lane.ts';
import { writeFaultReport, type CellResult } from './fault-report.ts';
import { tryOpenPage, tryRegistry, trySharedPart, type CellTimes, type OpenPage } from './fault-trial.ts';
import { test } from './fixture-suite.ts';
import { SampleAreaPage } from './sample-area.page.ts';
import { minutes } from '../suite/time-limits.ts';

/** Cells mostly wait, so several pages run in parallel. Use one for exact times. */
const lanes = Number(process.env.FAULT_LANES ?? 3);
const matrixMs = minutes(7);

// A trace would end with each test, but all cells start in parallel; the setting costs a worker with another suite.
if (process.env.E2E_TRACE) test.use({ trace: 'off' });

test.describe('The fault matrix', () => {
  const going = new Map<FaultCell, Promise<CellTimes>>();
  const results: CellResult[] = [];

  test.beforeAll(async ({ browser, fixtureSuite }) => {
    for (let number = 0; number < lanes; number += 1) {
      const lane = await fixtureSuite.startLane();
      const open: OpenPage = async (at) =>
        new SampleAreaPage(await fixtureSuite.open(browser, at, lane.proxy.url));
      // Every sixth cell hangs, so these are spread over the lanes.
      const cells = faultCells.filter((_, index) => (index + Math.floor(index / 6)) % lanes === number);
      for (const [cell, times] of inTurns(cells, trialOn(lane, open))) going.set(cell, times);
    }
  });
  test.afterAll(() => writeFaultReport(results));

  test('has 48 cells', () => {
    expect(new Set(faultCells.map(({ target, fault }) => `${target}, ${fault}`)).size).toBe(48);
  });

  for (const cell of faultCells) {
    const { target, fault, outcome, because } = cell;
    test(`${target}, ${fault}: ${textOf(outcome)}${because ? ` (${because})` : ''}`, async () => {
      test.setTimeout(matrixMs);
      const times = await going.get(cell);
      if (!times) throw new Error('The cell never began');
      results.push({ target, fault, outcome, because, ...times });
      const description = `shown after ${times.shownMs} ms, back after ${times.recoveredMs ?? '-'} ms`;
      test.info().annotations.push({ type: 'times', description });
    });
  }
});

function textOf(outcome: Outcome): string {
  if (outcome === 'card') return 'its card';
  return outcome === 'still loading' ? 'still loading' : `${outcome} release`;
}

/** Runs cells in sequence, also after a failed one. */
function inTurns(cells: readonly FaultCell[], trial: (cell: FaultCell) => Promise<CellTimes>) {
  let before: Promise<unknown> = Promise.resolve();
  return cells.map((cell): [FaultCell, Promise<CellTimes>] => {
    const times = before.then(() => trial(cell));
    before = times.catch(() => undefined);
    return [cell, times];
  });
}

function trialOn(lane: FaultLane, open: OpenPage): (cell: FaultCell) => Promise<CellTimes> {
  let area: SampleAreaPage | undefined;
  return async (cell) => {
    if (cell.means.kind === 'registry') return tryRegistry(lane, open, cell);
    if (cell.means.kind === 'shared') return trySharedPart(lane, open, cell);
    // One page serves all cells, so that it also loads dozens of releases in one tab.
    area ??= await open('/reports');
    return tryOpenPage(lane, area, cell);
  };
}
