/** @param {number} value */
export const count = (value) => Math.round(value).toLocaleString('en');

/** @param {number} bytes */
export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** @param {number} ms */
export const milliseconds = (ms) => `${Math.round(ms)} ms`;

/** @param {number} ms */
export const fineMilliseconds = (ms) => `${ms.toFixed(2)} ms`;

/** @param {number} ms */
export const moreMilliseconds = (ms) => `${ms < 0 ? '−' : '+'}${Math.abs(Math.round(ms))} ms`;

/** @param {number} ms */
export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** @param {number} value */
export const ratio = (value) => value.toFixed(2);
