import { setTimeout as sleep } from 'node:timers/promises';
import { signIn } from '../api/sign-in.mjs';
import { count, kilobytes, seconds } from '../figures/formats.mjs';
import { atMost } from '../figures/wanted.mjs';
import { releaseCommand, releaseRemote } from '../processes/release-remote.mjs';
import { startServer } from '../processes/start-server.mjs';
import { projectRoot } from '../project-root.mjs';
import { openStreams } from './open-streams.mjs';
import { processUse } from '../processes/process-use.mjs';

const streams = 5_000;
const idleSeconds = 60;
/** How often a tab with a stream asks all the same. */
const pollSeconds = 300;
const quietMs = 2_000;

/** @param {number} share of one processor */
const percent = (share) => `${(share * 100).toFixed(1)} %`;

/**
 * What open tabs cost one server process: while nothing happens, and when something goes live.
 * @returns {Promise<import('../report/section.mjs').Section>}
 */
export async function measureStreams() {
  console.log('\nStreams: starting a server …');
  const server = await startServer({ TRUST_PROXY: '1' });
  await releaseRemote(server, 'mf-bookings');
  const token = await signIn(server.url);
  const before = processUse(server.pid);
  const began = performance.now();
  console.log(`Streams: opening ${count(streams)} …`);
  const tabs = await openStreams({ url: server.url, token, streams });
  const opening = { ms: performance.now() - began, cpuMs: processUse(server.pid).cpuMs - before.cpuMs };
  await untilQuiet(tabs.counts);

  console.log(`Streams: ${idleSeconds} s in which nothing happens …`);
  const idle = await during(server.pid, async () => {
    const polls = Math.round((streams / pollSeconds) * idleSeconds);
    for (let poll = 0; poll < polls; poll += 1) {
      await Promise.all([tabs.ask(), sleep((idleSeconds * 1000) / polls)]);
    }
  });
  const rss = processUse(server.pid).rss - before.rss;

  console.log('Streams: a change …');
  const { asked } = tabs.counts;
  const change = await during(server.pid, async () => {
    await releaseCommand(
      server,
      ['grant-override', 'mf-bookings', '--url', 'http://localhost:4000/', '--hours', '1'],
      projectRoot,
    );
    await untilQuiet(tabs.counts);
  });
  const figures = {
    streams,
    opening,
    idle,
    rss,
    change: { ...change, ms: change.ms - quietMs, asked: tabs.counts.asked - asked },
    counts: tabs.counts,
  };
  tabs.close();
  await server.stop();
  return streamsSection(figures);
}

/**
 * @param {number} pid
 * @param {() => Promise<void>} work
 */
async function during(pid, work) {
  const [began, before] = [performance.now(), processUse(pid)];
  await work();
  const ms = performance.now() - began;
  const { cpuMs } = processUse(pid);
  return { ms, cpuMs: cpuMs - before.cpuMs, share: (cpuMs - before.cpuMs) / ms };
}

/**
 * Waits until no tab has asked for a while.
 * @param {{ asked: number }} counts
 */
async function untilQuiet(counts) {
  for (let asked = -1; asked !== counts.asked;) {
    asked = counts.asked;
    await sleep(quietMs);
  }
}

/**
 * @param {{ streams: number, opening: { ms: number, cpuMs: number }, rss: number, counts: { failed: number },
 *   idle: { share: number, cpuMs: number }, change: { ms: number, cpuMs: number, asked: number } }} figures
 * @returns {import('../report/section.mjs').Section}
 */
function streamsSection(figures) {
  const { opening, idle, rss, change, counts } = figures;
  return {
    name: 'streams',
    title: `Event streams: ${count(figures.streams)} open tabs at one process`,
    tables: [
      {
        title: 'What they cost the server process',
        columns: ['', 'takes', 'processor time', 'of one processor'],
        rows: [
          ['opening all', seconds(opening.ms), seconds(opening.cpuMs), percent(opening.cpuMs / opening.ms)],
          [`idle`, `${idleSeconds} s`, seconds(idle.cpuMs), percent(idle.share)],
          [
            `a change, ${count(change.asked)} documents`,
            seconds(change.ms),
            seconds(change.cpuMs),
            percent(change.cpuMs / change.ms),
          ],
        ],
      },
      { title: 'Memory', columns: ['', 'each'], rows: [['a stream', kilobytes(rss / figures.streams)]] },
    ],
    wanted: [
      atMost(`${count(figures.streams)} idle tabs, of one processor`, idle.share, 0.05, percent),
      atMost('documents that were refused or lost', counts.failed, 0, count),
    ],
    notes: [
      `From the loopback; the tabs have 20 addresses. An idle tab gets a heartbeat every 25 s and asks for its document every ${pollSeconds} s, with the tag that it has; both are part of the idle figure.`,
      'The change is an override that the command grants; its own time is part of what it takes. Every tab then asks for its document.',
      'Processor time is that of the server process alone, without PostgreSQL.',
    ],
    figures,
  };
}
