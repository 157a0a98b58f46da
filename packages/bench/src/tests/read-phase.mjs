/**
 * A step of a command, as its progress line says: `✓ Check types (26 s)`.
 * @typedef {object} Phase
 * @property {string} title
 * @property {number} ms
 */

/**
 * @param {string} line
 * @returns {Phase | undefined}
 */
export function readPhase(line) {
  const match = /^[✓✗] ([^:(]+?)(?::.*)? \((\d+(?:\.\d+)?) s\)$/.exec(line);
  if (!match) return undefined;
  return { title: match[1] ?? '', ms: Number(match[2]) * 1000 };
}
