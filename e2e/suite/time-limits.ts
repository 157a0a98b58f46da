const slownessVariable = 'SUITE_MACHINE_SLOWNESS';
/** Milliseconds that `fixedWork` takes on an idle machine. */
const quietMs = 330;
/** The cap ends hanging tests on slow machines too. */
const maxSlowness = 8;

// Workers inherit the value, so that all tests have the same limits.
process.env[slownessVariable] ??= String(measureSlowness());

const machineSlowness = Number(process.env[slownessVariable]);

/** Returns milliseconds, scaled by the slowness of the machine. */
export const seconds = (count: number) => Math.round(count * 1_000 * machineSlowness);

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
