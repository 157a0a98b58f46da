import type { FastifyInstance, InjectOptions } from 'fastify';

/** Processor time of the work below on a quiet processor of the kind that the limit is meant for. */
const quietMs = 33;
/** Processor time that one request may take, in milliseconds; more on a processor that is slower at the moment. */
const maxMs = 50 * Math.max(measureFixedWork() / quietMs, 1);
/** The quickest counts: collecting garbage and compiling are no part of a request. */
const tries = 4;

let callers = 0;

/** Sends from an address of its own, so that no limit answers in place of the call. */
export async function sendFromElsewhere(app: FastifyInstance, options: InjectOptions): Promise<number> {
  callers += 1;
  const address = [Math.floor(callers / 62_500), Math.floor(callers / 250) % 250, 1 + (callers % 250)];
  const { statusCode } = await app.inject({ ...options, remoteAddress: `10.${address.join('.')}` });
  return statusCode;
}

/** The requests, by their names, that fail or take too much processor time. */
export async function findSlow(
  requests: Iterable<readonly [string, string]>,
  send: (content: string) => Promise<number>,
): Promise<string[]> {
  const slow: string[] = [];
  for (const [name, content] of requests) {
    const { status, ms } = await measure(() => send(content));
    if (status >= 500 || ms > maxMs) slow.push(`${name}: ${status}, ${Math.round(ms)} ms`);
  }
  return slow;
}

/** The quickest of three times, in milliseconds of processor time. */
function measureFixedWork(): number {
  const rows = Array.from({ length: 2_000 }, (_, id) => ({ id, name: `Guest ${id}`, nights: [id, id + 1] }));
  const times = [1, 2, 3].map(() => {
    const before = process.cpuUsage();
    for (let round = 0; round < 15; round += 1) JSON.parse(JSON.stringify(rows));
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  return Math.min(...times);
}

async function measure(send: () => Promise<number>): Promise<{ status: number; ms: number }> {
  let quickest = { status: 0, ms: Infinity };
  for (let time = 0; time < tries && quickest.ms > maxMs / 2; time++) {
    const before = process.cpuUsage();
    const status = await send();
    const { user, system } = process.cpuUsage(before);
    const ms = (user + system) / 1_000;
    if (status >= 500) return { status, ms };
    if (ms < quickest.ms) quickest = { status, ms };
  }
  return quickest;
}
