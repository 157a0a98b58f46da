const titled = /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*(?<quote>['"`])(?<title>.+?)\k<quote>\s*,/g;
const filledIn = /\$\{[^}]*\}|[%$][\w.#]+/;

/**
 * Returns a pattern for the last test or group that starts above a line; undefined means the whole file.
 * @param {string} source
 * @param {number} line from 1
 */
export function findTestTitle(source, line) {
  const above = source.split('\n').slice(0, line).join('\n');
  const title = [...above.matchAll(titled)].at(-1)?.groups?.['title'];
  return title
    ?.split(filledIn)
    .map((part) => part.replace(/\\(.)/g, '$1').replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
}
