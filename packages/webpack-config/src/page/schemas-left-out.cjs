const checks = ['validate', 'validateSync', 'isValid', 'isValidSync', 'cast', 'validateAt', 'validateSyncAt'];

/**
 * In place of yup where schemas are only built, never asked: each name, call and property gives this again.
 * @throws Error where a value is checked by one
 * @type {any}
 */
const schema = new Proxy(function () {}, {
  get(_target, name) {
    if (checks.includes(String(name)))
      throw new Error(
        'The schemas of @suite/contracts are left out of a page. Check with a schema of the page.',
      );
    // No error is one of yup's.
    if (name === Symbol.hasInstance) return () => false;
    return name === Symbol.toPrimitive || name === 'then' ? undefined : schema;
  },
  set: () => true,
  apply: () => schema,
  construct: () => schema,
});

module.exports = schema;
