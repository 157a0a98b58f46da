const titled = /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*(?<quote>['"`])(?<title>.+?)\k<quote>\s*,/g;
const filledIn = /\$\{[^}]*\}|[%$][\w.#]+/;

/**
 * A pattern for the title of the test, or the group, that begins last before the end of a line. Undefined above the
 * first one: all tests of the file are meant.
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
