/** @param {string} word */
const capital = (word) => word.slice(0, 1).toUpperCase() + word.slice(1);

/** @param {string} kebab */
const pascal = (kebab) => kebab.split('-').map(capital).join('');

/** @param {string} kebab */
const camel = (kebab) => pascal(kebab).replace(/^./, (letter) => letter.toLowerCase());

/** @param {string} kebab */
const words = (kebab) => kebab.replaceAll('-', ' ');

/** @param {string} kebab */
const title = (kebab) => kebab.split('-').map(capital).join(' ');

/** @param {string} text */
const withArticle = (text) => `${/^[aeiou]/.test(text) ? 'an' : 'a'} ${text}`;

/** @param {string} word English, in kebab-case; the last part becomes plural */
export function pluralOf(word) {
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies');
  return /(s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

/**
 * Returns `invoice` for `invoices`, and `housekeeping-entry` for a name that is not a plural.
 * @param {string} name
 */
export function singularOf(name) {
  const singular = /ies$/.test(name) ? name.replace(/ies$/, 'y') : name.replace(/(?<=[sxz]|ch|sh)es$|s$/, '');
  return pluralOf(singular) === name ? singular : `${name}-entry`;
}

/**
 * @param {string} name the feature, in kebab-case @param {string} [singular] one listed item, in kebab-case
 */
export function nameForms(name, singular = singularOf(name)) {
  const plural = pluralOf(singular);
  return {
    context: name,
    Context: pascal(name),
    'context camel': camel(name),
    'Context title': title(name),
    context_snake: name.replaceAll('-', '_'),
    thing: singular,
    Thing: pascal(singular),
    'thing camel': camel(singular),
    'thing words': words(singular),
    'Thing words': capital(words(singular)),
    'Thing title': title(singular),
    'a thing words': withArticle(words(singular)),
    'A thing words': capital(withArticle(words(singular))),
    things: plural,
    Things: pascal(plural),
    things_snake: plural.replaceAll('-', '_'),
    'things words': words(plural),
    'Things words': capital(words(plural)),
    'Things title': title(plural),
  };
}

/** @typedef {ReturnType<typeof nameForms>} NameForms */
