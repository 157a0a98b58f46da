/** @typedef {() => unknown} Ending */

/** @type {Set<Ending>} */
const endings = new Set();
let interrupted = false;

/**
 * Remembers how to put something away again, however this program ends. Gives the function that does it now.
 * @param {Ending} ending
 */
export function atTheEnd(ending) {
  endings.add(ending);
  return async () => {
    if (endings.delete(ending)) await ending();
  };
}

/** Stops and removes everything that still stands, the latest first. */
export async function putEverythingAway() {
  for (const ending of [...endings].reverse()) {
    endings.delete(ending);
    try {
      await ending();
    } catch (error) {
      console.error(error);
    }
  }
}

/** Lets Ctrl-C and a plain kill end the program tidily. */
export function endTidily() {
  const exitCodes = /** @type {const} */ ({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 });
  for (const [signal, code] of Object.entries(exitCodes)) {
    process.once(signal, () => {
      interrupted = true;
      void putEverythingAway().then(() => process.exit(code));
    });
  }
}

/** Whether a signal is ending everything: what fails from here on is no news. */
export const isInterrupted = () => interrupted;
