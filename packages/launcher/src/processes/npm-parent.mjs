import { readFileSync } from 'node:fs';

const everyMs = 500;
const shells = ['sh', 'dash', 'bash', 'ash', 'busybox'];

/**
 * Notifies when the npm that runs this program has ended: npm signals only its shell, and a killed npm signals nothing.
 * @param {() => void} listener
 */
export function whenNpmEnds(listener) {
  if (process.env['npm_lifecycle_event'] === undefined || process.platform === 'win32') return;
  const first = ancestors();
  const timer = setInterval(() => {
    if (ancestors() === first) return;
    clearInterval(timer);
    listener();
  }, everyMs);
  timer.unref();
}

/** Without /proc only the nearest parent is available. */
function ancestors() {
  const { ppid } = process;
  try {
    const isShell = shells.includes(readFileSync(`/proc/${ppid}/comm`, 'utf8').trim());
    const parentOfShell = /^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${ppid}/status`, 'utf8'))?.[1];
    return isShell ? `${ppid} ${parentOfShell}` : `${ppid}`;
  } catch {
    return `${ppid}`;
  }
}
