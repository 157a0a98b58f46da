const { ownTesting, settings, testing, tests } = require('./paths.cjs');

const order = 'docs/decisions/0003-package-imports.md';
const folders = 'docs/decisions/0004-folders-of-a-remote.md';
const names = 'docs/decisions/0002-wire-names-dates-and-file-names.md';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
module.exports = [
  {
    name: 'no-cycles',
    comment: `Two files that need each other are one file or three: ${order}`,
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'folders-import-no-root-module',
    comment: `The modules beside the folders of an app put these folders together: ${folders}`,
    severity: 'error',
    from: { path: '^(shell|mf-[^/]+)/src/[^/]+/', pathNot: [tests, testing] },
    to: { path: '^$1/src/[^/]+$' },
  },
  {
    name: 'no-unresolvable',
    comment: `An import leads to a file that exists and that its package exports: ${order}`,
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'no-dev-dependency-in-production',
    comment: `What runs for a visitor is declared as a dependency: ${order}`,
    severity: 'error',
    from: {
      path: '^(shell|mf-[^/]+|api|packages/(?!lint-rules/)[^/]+)/src/',
      pathNot: [
        tests,
        testing,
        ownTesting,
        settings,
        '^mf-[^/]+/src/standalone[.]tsx$',
        '/test-database[.]ts$',
      ],
    },
    to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'tests-are-not-imported',
    comment: `What two tests need lives in a testing folder: ${names}`,
    severity: 'error',
    from: {},
    to: { path: tests },
  },
  {
    name: 'no-grab-bags',
    comment: `A folder or file is named after what it holds: ${names}`,
    severity: 'error',
    from: {},
    to: { path: '(^|/)(utils?|helpers?|common|shared|misc)(/|[.][a-z]+$)', pathNot: 'node_modules' },
  },
];
