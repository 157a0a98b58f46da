/** @typedef {() => unknown} CleanUp */

/** @type {Set<CleanUp>} */
const pending = new Set();
let interrupted = false;

/**
 * Runs when the program ends in any way, unless the returned function ran it before.
 * @param {CleanUp} work
 */
export function addCleanUp(work) {
  pending.add(work);
  return async () => {
    if (pending.delete(work)) await work();
  };
}

/** The latest comes first. */
export async function cleanUp() {
  for (const work of [...pending].reverse()) {
    pending.delete(work);
    try {
      await work();
    } catch (error) {
      console.error(error);
    }
  }
}

export function cleanUpOnSignal() {
  const exitCodes = /** @type {const} */ ({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 });
  for (const [signal, code] of Object.entries(exitCodes)) {
    process.once(signal, () => {
      interrupted = true;
      void cleanUp().then(() => process.exit(code));
    });
  }
}

/** Failures after a signal are its consequences, and are not reported. */
export const isInterrupted = () => interrupted;
