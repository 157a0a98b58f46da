const { readdirSync, readFileSync } = require('node:fs');
const { npm, settings, testing, tests } = require('./paths.cjs');

const words = 'docs/decisions/0027-guest-page.md';
const contextsOfRemotes = 'docs/decisions/0003-package-imports.md';
const apart = 'docs/decisions/0004-folders-of-a-remote.md';

/** A screen may import another screen's files that contain its name: a component, or a hook with `use-` before it. */
const screenEntries = '^$1/src/screens/([^/]+)/(use-)?\\1(|-[a-z-]+)[.]tsx?$';

const remotes = readdirSync('.').filter((folder) => folder.startsWith('mf-'));
const openToAll = ['dates', 'forms', 'http', 'permissions'];

/**
 * @param {string} remote folder
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
function importsDeclaredContexts(remote) {
  const { contracts = [] } = JSON.parse(readFileSync(`${remote}/package.json`, 'utf8'));
  return {
    name: 'remotes-declare-their-contexts',
    comment: `"contracts" in the package.json of a remote names the contexts whose changes concern it: ${contextsOfRemotes}`,
    severity: 'error',
    from: { path: `^${remote}/`, pathNot: [testing, tests] },
    to: {
      path: '^packages/contracts/',
      pathNot: `^packages/contracts/(src|dist)/(${[...openToAll, ...contracts].join('|')})/`,
    },
  };
}

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
module.exports = [
  ...remotes.map(importsDeclaredContexts),
  {
    name: 'remotes-never-meet',
    comment: `A remote is built, tested and released without any other one: ${apart}`,
    severity: 'error',
    from: { path: '^(mf-[^/]+)/' },
    to: { path: '^mf-[^/]+/', pathNot: '^$1/' },
  },
  {
    name: 'shell-imports-no-remote',
    comment: `The shell learns of remotes at run time, so that none needs the shell to be rebuilt: ${apart}`,
    severity: 'error',
    from: { path: '^shell/' },
    to: { path: '^mf-[^/]+/' },
  },
  {
    name: 'browser-imports-no-server',
    comment: `What runs in a browser meets the server in contracts alone: ${apart}`,
    severity: 'error',
    from: { path: '^(shell|mf-[^/]+|packages/(api-client|descriptor|i18n|remote-kit|session|ui))/' },
    to: { path: '^(api|packages/(database|registry|release-tools))/' },
  },
  {
    name: 'screens-import-downwards',
    comment: `A screen imports its own parts, components, queries, domain, and other screens by their entry: ${apart}`,
    severity: 'error',
    from: { path: '^(mf-[^/]+)/src/screens/([^/]+)/', pathNot: tests },
    to: {
      path: '^$1/',
      pathNot: ['^$1/src/screens/$2/', screenEntries, '^$1/src/(components|queries|domain|languages)/'],
    },
  },
  {
    name: 'components-hold-no-data',
    comment: `A component used by several screens takes its data from them: ${apart}`,
    severity: 'error',
    from: { path: '^(mf-[^/]+)/src/components/', pathNot: tests },
    to: { path: '^$1/', pathNot: '^$1/src/(components|domain|languages)/' },
  },
  {
    name: 'queries-know-no-screen',
    comment: `A query serves any screen: ${apart}`,
    severity: 'error',
    from: { path: '^(mf-[^/]+)/src/queries/', pathNot: tests },
    to: { path: '^$1/', pathNot: '^$1/src/(queries|domain)/' },
  },
  {
    name: 'only-queries-call-the-api',
    comment: `One folder of a remote calls the API: ${apart}`,
    severity: 'error',
    from: { path: '^mf-[^/]+/', pathNot: ['^mf-[^/]+/src/queries/', testing, tests] },
    to: { path: '^packages/(api-client|remote-kit/src/queries)/' },
  },
  {
    name: 'languages-hold-words-alone',
    comment: `A translation is read by people who write no code: ${words}`,
    severity: 'error',
    from: { path: '^(mf-[^/]+)/src/languages/', pathNot: tests },
    to: { path: '.', pathNot: ['^$1/src/languages/', '^packages/(contracts|i18n)/'] },
  },
  {
    name: 'remote-domain-is-pure',
    comment: `Rules of a remote are functions on contract types: no React, no server, no styles: ${apart}`,
    severity: 'error',
    from: { path: '^(mf-[^/]+)/src/domain/', pathNot: tests },
    to: { path: '.', pathNot: ['^$1/src/(domain|languages)/', '^packages/(contracts|i18n)/', npm('yup')] },
  },
  {
    name: 'testing-only-in-tests',
    comment: `Fake answers and factories are not shipped: ${apart}`,
    severity: 'error',
    from: {
      path: '.',
      pathNot: [
        tests,
        testing,
        settings,
        '^mf-[^/]+/src/standalone[.]tsx$',
        '^packages/remote-kit/src/(contract-tests|standalone)/',
      ],
    },
    to: { path: testing },
  },
];
