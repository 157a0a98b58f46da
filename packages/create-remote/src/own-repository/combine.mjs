/** @typedef {null | string | number | boolean | Json[] | { [key: string]: Json }} Json */

const sortedParts = /^(scripts|(peer|dev)?[dD]ependencies)$/;

/**
 * Combines a file of the template with that of an option: merges JSON, appends text, replaces code.
 * @param {string} path
 * @param {string} before
 * @param {string} added
 */
export function combine(path, before, added) {
  if (path.endsWith('.json'))
    return `${JSON.stringify(merge(JSON.parse(before), JSON.parse(added)), null, 2)}\n`;
  return /(\.md|\.gitignore)$/.test(path) ? before + added : added;
}

/**
 * Appends lists; null removes a field.
 * @param {Json | undefined} before
 * @param {Json} added
 * @returns {Json}
 */
function merge(before, added) {
  if (Array.isArray(before) && Array.isArray(added)) return [...before, ...added];
  if (!isObject(before) || !isObject(added)) return added;
  const merged = { ...before };
  for (const [key, value] of Object.entries(added)) {
    const next = merge(before[key], value);
    merged[key] = sortedParts.test(key) && isObject(next) ? sorted(next) : next;
  }
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null));
}

/** @param {{ [key: string]: Json }} object */
const sorted = (object) =>
  Object.fromEntries(Object.entries(object).sort(([one], [other]) => (one < other ? -1 : 1)));

/**
 * @param {Json | undefined} value
 * @returns {value is { [key: string]: Json }}
 */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
