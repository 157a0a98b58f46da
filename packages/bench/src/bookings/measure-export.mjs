import { readFile } from 'node:fs/promises';
import { BenchFailure } from '../bench-failure.mjs';

const everyMs = 50;

/**
 * @typedef {object} Exported
 * @property {number} rows
 * @property {number} bytes
 * @property {number} ms
 * @property {number} rssBefore of the server, in bytes; 0 where the system does not say
 * @property {number} rssPeak
 */

/**
 * Reads a file of bookings to its end, watching the server's memory.
 * @param {string} address
 * @param {string} token
 * @param {number} pid
 * @returns {Promise<Exported>}
 */
export async function measureExport(address, token, pid) {
  const rssBefore = await residentBytes(pid);
  let rssPeak = rssBefore;
  const watch = setInterval(async () => {
    rssPeak = Math.max(rssPeak, await residentBytes(pid));
  }, everyMs);
  try {
    const began = performance.now();
    const answer = await fetch(address, {
      headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' },
    });
    if (!answer.ok || !answer.body) throw new BenchFailure(`${address} answered ${answer.status}.`);
    let lines = 0;
    let bytes = 0;
    for await (const chunk of answer.body) {
      bytes += chunk.length;
      for (const byte of chunk) if (byte === 10) lines += 1;
    }
    return { rows: lines - 1, bytes, ms: performance.now() - began, rssBefore, rssPeak };
  } finally {
    clearInterval(watch);
  }
}

/** @param {number} pid */
async function residentBytes(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
}
