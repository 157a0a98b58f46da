const directive = /^\s*(?:es|ox)lint-disable/;
const withReason = /\s--\s+\S{2,}/;

/** @type {import('./lint-rule.ts').LintRule} */
export const disableReason = {
  meta: {
    type: 'suggestion',
    docs: { description: 'every oxlint-disable comment says why, after two dashes' },
    messages: { missing: 'Say why this rule is off here: `oxlint-disable-… rule -- reason`.' },
  },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        if (comment.loc && directive.test(comment.value) && !withReason.test(comment.value)) {
          context.report({ loc: comment.loc, messageId: 'missing' });
        }
      }
    },
  }),
};
