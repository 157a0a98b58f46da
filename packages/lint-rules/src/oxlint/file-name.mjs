import { relative } from 'node:path';
import { fileNameProblem } from '../file-names.mjs';

/** @type {import('./lint-rule.ts').LintRule} */
export const fileName = {
  meta: {
    type: 'suggestion',
    docs: {
      description:
        'kebab-case names, suffixes of the closed list (docs/decisions/0002-wire-names-dates-and-file-names.md)',
    },
    messages: { wrong: '{{problem}} (docs/decisions/0002-wire-names-dates-and-file-names.md)' },
  },
  create: (context) => ({
    Program(node) {
      const path = relative(context.cwd, context.filename).replaceAll('\\', '/');
      const problem = fileNameProblem(path);
      if (problem) context.report({ node, messageId: 'wrong', data: { problem } });
    },
  }),
};
