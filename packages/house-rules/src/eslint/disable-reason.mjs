const directive = /^\s*eslint-disable/;
const withReason = /\s--\s+\S{2,}/;

/** @type {import('eslint').Rule.RuleModule} */
export const disableReason = {
  meta: {
    type: 'suggestion',
    docs: { description: 'every eslint-disable comment says why, after two dashes' },
    messages: { missing: 'Say why this rule is off here: `eslint-disable-… rule -- reason`.' },
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
