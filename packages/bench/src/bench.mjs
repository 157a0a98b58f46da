import { BenchFailure } from './bench-failure.mjs';
import { cleanUpOnSignal, isInterrupted, cleanUp } from './processes/clean-up.mjs';
import { readArguments } from './read-arguments.mjs';
import { readMachine, describeMachine } from './report/machine.mjs';
import { printSection, writeReport } from './report/write-report.mjs';

/** @typedef {import('./read-arguments.mjs').BenchArguments} BenchArguments */
/** @typedef {import('./report/section.mjs').Section} Section */

/** @type {Record<string, (args: BenchArguments) => Promise<Section>>} */
const measures = {
  pages: async (args) => (await import('./pages/measure-pages.mjs')).measurePages(args),
  api: async (args) => (await import('./api/measure-api.mjs')).measureApi(args),
  bookings: async () => (await import('./bookings/measure-bookings.mjs')).measureBookings(),
  identity: async () => (await import('./identity/measure-identity.mjs')).measureIdentity(),
  peers: async (args) => (await import('./peers/measure-peers.mjs')).measurePeers(args),
  crashes: async (args) => (await import('./trials/measure-crashes.mjs')).measureCrashes(args),
  registry: async () => (await import('./registry/measure-registry.mjs')).measureRegistry(),
  failover: async () => (await import('./trials/measure-failover.mjs')).measureFailover(),
  load: async (args) => (await import('./trials/measure-load.mjs')).measureLoad(args),
  import: async () => (await import('./trials/measure-import.mjs')).measureImport(),
  webhooks: async () => (await import('./trials/measure-webhooks.mjs')).measureWebhooks(),
  migrations: async () => (await import('./trials/measure-migrations.mjs')).measureMigrations(),
  scale: async () => (await import('./scale/measure-scale.mjs')).measureScale(),
};

cleanUpOnSignal();
try {
  const args = readArguments(process.argv.slice(2));
  const machine = readMachine();
  console.log(describeMachine(machine));
  /** @type {Section[]} */
  const sections = [];
  for (const name of args.sections) {
    const section = await measures[name]?.(args);
    if (!section) continue;
    sections.push(section);
    printSection(section);
  }
  console.log(`\nWritten to ${writeReport(machine, sections)}/latest.json and latest.md.`);
} catch (error) {
  if (!isInterrupted()) console.error(error instanceof BenchFailure ? error.message : error);
  process.exitCode = 1;
} finally {
  await cleanUp();
}
