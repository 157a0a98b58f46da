/** The latencies of the slowed network, in milliseconds; the promises are about the first. */
export const latencies = /** @type {const} */ ([20, 150]);
