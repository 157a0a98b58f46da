import { execFileSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';
import { projectRoot } from '../project-root.mjs';

export function readMachine() {
  const [first] = cpus();
  return {
    measuredAt: new Date().toISOString(),
    commit: git('rev-parse', '--short', 'HEAD'),
    changedFiles: git('status', '--porcelain').split('\n').filter(Boolean).length,
    node: process.version,
    platform: `${process.platform}-${process.arch}`,
    processors: cpus().length,
    model: first?.model.trim() ?? 'unknown',
    memoryInGb: Math.round(totalmem() / 2 ** 30),
    loadBefore: loadavg()[0] ?? 0,
  };
}

/** @typedef {ReturnType<typeof readMachine>} Machine */

/** @param {Machine} machine */
export function describeMachine(machine) {
  const changes = machine.changedFiles > 0 ? ` with ${machine.changedFiles} changed files` : '';
  return (
    `${machine.measuredAt}, commit ${machine.commit}${changes}; ${machine.processors} processors ` +
    `(${machine.model}), ${machine.memoryInGb} GB, Node ${machine.node}, ${machine.platform}; ` +
    `load before the run ${machine.loadBefore.toFixed(1)}.`
  );
}

/** @param {...string} args */
function git(...args) {
  try {
    return execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).trim();
  } catch {
    // A copy of the project without its history is measured all the same.
    return 'unknown';
  }
}
