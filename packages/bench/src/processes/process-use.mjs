import { readFileSync } from 'node:fs';
import { BenchFailure } from '../bench-failure.mjs';

const msOfTick = 10;
const bytesOfPage = 4096;

/**
 * Reads the processor time (ms) and memory (bytes) of a process from Linux.
 * @param {number} pid
 */
export function processUse(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    const pages = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1];
    return {
      cpuMs: (Number(fields[11]) + Number(fields[12])) * msOfTick,
      rss: Number(pages) * bytesOfPage,
    };
  } catch {
    throw new BenchFailure('What a process uses is read from /proc, which this machine does not have.');
  }
}
