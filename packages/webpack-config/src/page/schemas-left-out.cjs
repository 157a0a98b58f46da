const checks = ['validate', 'validateSync', 'isValid', 'isValidSync', 'cast', 'validateAt', 'validateSyncAt'];

/**
 * Replaces yup for code that builds schemas without using them: every access and call returns the proxy.
 * @throws Error where a schema validates a value
 * @type {any}
 */
const schema = new Proxy(function () {}, {
  get(_target, name) {
    if (checks.includes(String(name)))
      throw new Error(
        'The schemas of @suite/contracts are left out of a page. Check with a schema of the page.',
      );
    // No error is a ValidationError.
    if (name === Symbol.hasInstance) return () => false;
    return name === Symbol.toPrimitive || name === 'then' ? undefined : schema;
  },
  set: () => true,
  apply: () => schema,
  construct: () => schema,
});

module.exports = schema;
