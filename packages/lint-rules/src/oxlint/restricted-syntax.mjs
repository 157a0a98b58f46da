/** @import { LintRule } from './lint-rule.ts' */

const errors = 'docs/decisions/0005-contracts-endpoints-and-errors.md';
const record = 'docs/decisions/0002-wire-names-dates-and-file-names.md';

export const noBarrel = refuse('ExportAllDeclaration', `List the names a module exports (${record}).`);

export const noDefaultExport = refuse(
  'ExportDefaultDeclaration, ExportSpecifier[exported.name="default"]',
  `Export by name, so that one word finds every use (${record}).`,
);

export const noSkippedTest = refuse(
  'CallExpression[callee.object.name=/^(test|it|describe)$/][callee.property.name=/^(only|skip|todo|fixme)$/]',
  'A test runs or does not exist.',
);

export const noStatusCode = refuse(
  ':matches(Property, PropertyDefinition)[key.name=/^status(Code)?$/] > Literal[value>=400], NewExpression[callee.name=/(Error|Refusal)$/] > Literal[value>=400]',
  `A rule refuses with the code of a DomainError; http gives it a status (${errors}).`,
);

export const noUnroute = refuse(
  'CallExpression[callee.property.name="unroute"]',
  'A request whose answer is still being prepared would fail the test: end the fault of breakRequests instead.',
);

/**
 * Strict mode already rejects duplicate parameters, so this applies to other scripts.
 * @type {LintRule}
 */
export const noDuplicateParameter = {
  meta: { type: 'problem', docs: { description: 'each parameter has a name of its own' } },
  create: (context) => ({
    'FunctionDeclaration, FunctionExpression': (node) => {
      const { params } = /** @type {{ params: { name?: string }[] }} */ (/** @type {unknown} */ (node));
      const names = params.flatMap(({ name }) => name ?? []);
      if (new Set(names).size < names.length)
        context.report({ node, message: 'Two parameters have one name.' });
    },
  }),
};

/**
 * @param {string} selector forbidden syntax
 * @param {string} message
 * @returns {LintRule}
 */
function refuse(selector, message) {
  return {
    meta: { type: 'suggestion', docs: { description: message } },
    create: (context) => ({ [selector]: (node) => context.report({ node, message }) }),
  };
}
