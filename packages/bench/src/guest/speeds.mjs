const bitsPerByte = 8;

/**
 * Slow 4G as Lighthouse defines it, and as Chromium's developer tools do: these delay every request by 3.75 round trips,
 * to make up for the handshakes that they cannot slow down, and take a tenth off the speed.
 */
export const speeds = /** @type {const} */ ({
  lighthouse: { latency: 150, download: 1_600_000 / bitsPerByte, upload: 750_000 / bitsPerByte },
  developerTools: { latency: 562.5, download: 1_440_000 / bitsPerByte, upload: 675_000 / bitsPerByte },
});

/** @typedef {keyof typeof speeds} SpeedName */

/** How much slower than this machine's the processor of the phone is. */
export const slowdown = 4;
