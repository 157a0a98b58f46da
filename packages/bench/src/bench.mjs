import { BenchFailure } from './bench-failure.mjs';
import { endTidily, isInterrupted, putEverythingAway } from './processes/at-the-end.mjs';
import { readArguments } from './read-arguments.mjs';
import { describeMachine, machineSentence } from './report/machine.mjs';
import { printSection, writeReport } from './report/write-report.mjs';

/** @typedef {import('./read-arguments.mjs').BenchArguments} BenchArguments */
/** @typedef {import('./report/section.mjs').Section} Section */

/** @type {Record<string, (args: BenchArguments) => Promise<Section>>} */
const measures = {
  pages: async (args) => (await import('./pages/measure-pages.mjs')).measurePages(args),
  guest: async (args) => (await import('./guest/measure-guest.mjs')).measureGuest(args),
  charts: async (args) => (await import('./charts/measure-charts.mjs')).measureCharts(args),
  platform: async (args) => (await import('./platform/measure-platform.mjs')).measurePlatform(args),
  api: async (args) => (await import('./api/measure-api.mjs')).measureApi(args),
  lists: async (args) => (await import('./lists/measure-lists.mjs')).measureLists(args),
  bookings: async () => (await import('./bookings/measure-bookings.mjs')).measureBookings(),
  dashboards: async () => (await import('./dashboards/measure-dashboards.mjs')).measureDashboards(),
  identity: async () => (await import('./identity/measure-identity.mjs')).measureIdentity(),
  verification: async (args) =>
    (await import('./verification/measure-verification.mjs')).measureVerification(args),
  tests: async () => (await import('./tests/measure-tests.mjs')).measureTests(),
  accounts: async () => (await import('./accounts/measure-accounts.mjs')).measureAccounts(),
  flood: async () => (await import('./accounts/measure-flood.mjs')).measureFlood(),
  streams: async () => (await import('./streams/measure-streams.mjs')).measureStreams(),
  peers: async (args) => (await import('./peers/measure-peers.mjs')).measurePeers(args),
  crashes: async (args) => (await import('./trials/measure-crashes.mjs')).measureCrashes(args),
  load: async (args) => (await import('./trials/measure-load.mjs')).measureLoad(args),
  start: async () => (await import('./start/measure-start.mjs')).measureStart(),
};

endTidily();
try {
  const args = readArguments(process.argv.slice(2));
  const machine = describeMachine();
  console.log(machineSentence(machine));
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
  await putEverythingAway();
}
