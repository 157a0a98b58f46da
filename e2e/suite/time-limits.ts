const slownessVariable = 'SUITE_MACHINE_SLOWNESS';
/** The time that `fixedWork` takes on a quiet machine of the kind that the limits of the tests were written for. */
const quietMs = 330;
/** A test that hangs must end on the slowest machine too. */
const maxSlowness = 8;

// Workers inherit the figure of the process that starts them: all tests of a run have the same limits.
process.env[slownessVariable] ??= String(measureSlowness());

/** How many times slower this machine was at the start of the run than a quiet one; at least 1. */
const machineSlowness = Number(process.env[slownessVariable]);

/** A limit in milliseconds that grows with the slowness of the machine. */
export const seconds = (count: number) => Math.round(count * 1_000 * machineSlowness);

/** A limit in milliseconds that grows with the slowness of the machine. */
export const minutes = (count: number) => seconds(count * 60);

function measureSlowness(): number {
  const begun = performance.now();
  fixedWork();
  return Math.min(Math.max((performance.now() - begun) / quietMs, 1), maxSlowness);
}

function fixedWork(): void {
  const rows = Array.from({ length: 2_000 }, (_, id) => ({ id, name: `Guest ${id}`, nights: [id, id + 1] }));
  for (let round = 0; round < 150; round += 1) JSON.parse(JSON.stringify(rows));
}
