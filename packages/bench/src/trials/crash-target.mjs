/** @typedef {'server' | 'database' | 'both'} CrashTarget */

/** @type {readonly CrashTarget[]} */
const targets = ['server', 'database', 'both'];

/**
 * @param {number} round from 0
 */
export function crashTarget(round) {
  return /** @type {CrashTarget} */ (targets[round % targets.length]);
}

/**
 * Finds acknowledged bookings that are missing or differ from what was acknowledged.
 * @param {readonly Acknowledged[]} acknowledged
 * @param {readonly Acknowledged[]} stored
 * @typedef {{ id: number, email: string, guests: number }} Acknowledged
 */
export function findLost(acknowledged, stored) {
  const byId = new Map(stored.map((row) => [row.id, row]));
  return acknowledged.filter(({ id, email, guests }) => {
    const found = byId.get(id);
    return found?.email !== email || found.guests !== guests;
  });
}
