import { setTimeout as sleep } from 'node:timers/promises';
import { BenchFailure } from '../bench-failure.mjs';
import { count, seconds } from '../figures/formats.mjs';
import { median } from '../figures/quantile.mjs';
import { atMost } from '../figures/wanted.mjs';
import { startServer } from '../processes/start-server.mjs';
import { temporaryFolder } from '../processes/temporary-folder.mjs';
import { crashTarget, findLost } from './crash-target.mjs';
import { embeddedDatabase, readBookings } from './embedded-database.mjs';
import { writeBookings } from './write-bookings.mjs';

/** @typedef {import('../processes/start-server.mjs').Server} Server */
/** @typedef {import('./crash-target.mjs').CrashTarget} CrashTarget */
/**
 * @typedef {object} Round
 * @property {CrashTarget} target
 * @property {number} acknowledged
 * @property {number} lost
 * @property {number} backMs from the kill to the first answer of `/api/ready`; a start of the server is in it
 * @property {Record<string, number>} refused
 */

const writers = 8;
const killAfter = { least: 5, most: 100 };
const timeoutMs = 90_000;

/**
 * Kills server, database or both under writes, and looks for the bookings that were acknowledged before.
 * @param {import('../read-arguments.mjs').BenchArguments} args
 * @returns {Promise<import('../report/section.mjs').Section>}
 */
export async function measureCrashes({ rounds: howMany }) {
  console.log('\nCrashes: starting a server …');
  const { path: dataDir, remove } = await temporaryFolder();
  let server = await startServer({ DATA_DIR: dataDir });
  /** @type {import('./crash-target.mjs').Acknowledged[]} */
  const acknowledged = [];
  /** @type {Round[]} */
  const rounds = [];
  for (let number = 0; number < howMany; number += 1) {
    const target = crashTarget(number);
    const writing = await writeBookings(server.url, writers);
    // A moment in the middle of writes, another one in each round.
    await writing.untilAcknowledged(killAfter.least + Math.random() * (killAfter.most - killAfter.least));
    const began = performance.now();
    await kill(target, server, dataDir);
    if (target !== 'database') {
      await writing.stop();
      server = await startServer({ DATA_DIR: dataDir });
    }
    await untilReady(server.url);
    const backMs = performance.now() - began;
    await writing.stop();
    acknowledged.push(...writing.acknowledged);
    const lost = await countLost(dataDir, writing.acknowledged);
    rounds.push({
      target,
      acknowledged: writing.acknowledged.length,
      lost,
      backMs,
      refused: writing.refused,
    });
    console.log(`Crashes: round ${number + 1}, ${JSON.stringify(rounds.at(-1))}`);
  }
  // Bookings of earlier rounds must survive the crashes of later ones.
  const lostInTheEnd = await countLost(dataDir, acknowledged);
  await server.stop();
  await remove();
  return crashesSection(rounds, lostInTheEnd);
}

/**
 * @param {CrashTarget} target
 * @param {Server} server
 * @param {string} dataDir
 */
async function kill(target, server, dataDir) {
  if (target !== 'server') process.kill(embeddedDatabase(dataDir).pid, 'SIGKILL');
  if (target !== 'database') await server.kill();
}

/** @param {string} url */
async function untilReady(url) {
  for (const until = Date.now() + timeoutMs; Date.now() < until; await sleep(50)) {
    const answer = await fetch(`${url}/api/ready`).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new BenchFailure(`The server was not ready ${timeoutMs / 1000} s after a crash.`);
}

/**
 * @param {string} dataDir
 * @param {readonly import('./crash-target.mjs').Acknowledged[]} acknowledged
 */
async function countLost(dataDir, acknowledged) {
  const ids = acknowledged.map(({ id }) => id);
  return findLost(acknowledged, await readBookings(embeddedDatabase(dataDir).url, ids)).length;
}

/**
 * @param {readonly Round[]} rounds
 * @param {number} lostInTheEnd
 * @returns {import('../report/section.mjs').Section}
 */
function crashesSection(rounds, lostInTheEnd) {
  const total = (/** @type {readonly Round[]} */ some, /** @type {'acknowledged' | 'lost'} */ what) =>
    some.reduce((sum, round) => sum + round[what], 0);
  const kinds = /** @type {const} */ (['server', 'database', 'both']).filter((target) =>
    rounds.some((round) => round.target === target),
  );
  const internalErrors = rounds.reduce((sum, { refused }) => sum + (refused['500'] ?? 0), 0);
  return {
    name: 'crashes',
    title: `kill -9 under writes, ${rounds.length} rounds`,
    tables: [
      {
        title: 'Rounds',
        columns: ['killed', 'rounds', 'bookings acknowledged', 'lost', 'back after, median', 'longest'],
        rows: kinds.map((target) => {
          const own = rounds.filter((round) => round.target === target);
          const times = own.map(({ backMs }) => backMs);
          return [
            ...[target, count(own.length), count(total(own, 'acknowledged')), count(total(own, 'lost'))],
            ...[seconds(median(times)), seconds(Math.max(...times))],
          ];
        }),
      },
    ],
    wanted: [
      atMost('acknowledged bookings lost', Math.max(total(rounds, 'lost'), lostInTheEnd), 0, count),
      atMost('answers 500', internalErrors, 0, count),
    ],
    notes: [
      `${writers} writers book stays over HTTP; after ${killAfter.least} to ${killAfter.most} answers 201 the processes are killed. A booking counts as acknowledged when its answer 201 arrived, and as lost when its row or its further guest is missing. All are looked for after their round, and again at the end.`,
      'Back is from the kill to the first 200 of /api/ready; where the server was killed its start is in it. The database is the embedded one.',
    ],
    figures: { rounds, lostInTheEnd },
  };
}
