import { relative } from 'node:path';
import { fileNameProblem } from '../file-names.mjs';
import {
  noBarrel,
  noDefaultExport,
  noDuplicateParameter,
  noSkippedTest,
  noStatusCode,
  noUnroute,
} from './restricted-syntax.mjs';

/** @typedef {import('./lint-rule.ts').LintRule} LintRule */

const clause = /^\*?\s*(?:What|Where|Whose|Which|Who|Of)\s[^?]*$/;

/** @type {LintRule} */
const commentSentence = {
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

const directive = /^\s*(?:es|ox)lint-disable/;
const withReason = /\s--\s+\S{2,}/;

/** @type {LintRule} */
const disableReason = {
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

/** @type {LintRule} */
const fileName = {
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

// oxlint-disable-next-line house/no-default-export -- oxlint takes a plugin by its default export
export { housePlugin as default };

const housePlugin = {
  meta: { name: 'house' },
  rules: {
    'comment-sentence': commentSentence,
    'disable-reason': disableReason,
    'file-name': fileName,
    'no-barrel': noBarrel,
    'no-default-export': noDefaultExport,
    'no-duplicate-parameter': noDuplicateParameter,
    'no-skipped-test': noSkippedTest,
    'no-status-code': noStatusCode,
    'no-unroute': noUnroute,
  },
};
