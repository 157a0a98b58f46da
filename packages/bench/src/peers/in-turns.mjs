/**
 * Changes the first item and each item's predecessor, so that none always meets the quieter machine.
 * @template Item
 * @param {readonly Item[]} items
 * @param {number} turn
 * @returns {Item[]}
 */
export function inTurns(items, turn) {
  const first = turn % items.length;
  const turned = [...items.slice(first), ...items.slice(0, first)];
  return Math.floor(turn / items.length) % 2 === 0 ? turned : turned.reverse();
}
