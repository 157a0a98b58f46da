/** Starts a child with its own child, which ignores SIGTERM with `lingering`, then waits, throws or exits. */
import { startChild } from '../src/processes/children.mjs';

const isLingering = process.argv[2] === 'lingering';
const graceMs = 500;
const grandchild = `${isLingering ? 'process.on("SIGTERM", () => {});' : ''} setInterval(() => {}, 1000); console.log(process.pid)`;
const child = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(grandchild)}], { stdio: 'inherit' }); setInterval(() => {}, 1000); console.log(process.pid)`;

startChild(process.execPath, ['-e', child], { stdio: ['ignore', 'inherit', 'inherit'] }, graceMs);
process.on('message', (what) => {
  if (what === 'throw') throw new Error('a mistake of the launcher');
  if (what === 'exit') process.exit(3);
});
