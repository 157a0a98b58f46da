const clause = /^\*?\s*(?:What|Where|Whose|Which|Who|Of)\s[^?]*$/;

/** @type {import('./lint-rule.ts').LintRule} */
export const commentSentence = {
  meta: {
    type: 'suggestion',
    docs: { description: 'comments are whole sentences' },
    messages: {
      clause: 'Write a whole sentence with a subject and a verb, or delete the comment if the name says it.',
    },
  },
  create: (context) => ({
    Program() {
      for (const { loc, value } of context.sourceCode.getAllComments()) {
        if (loc && clause.test(value.trim())) context.report({ loc, messageId: 'clause' });
      }
    },
  }),
};
