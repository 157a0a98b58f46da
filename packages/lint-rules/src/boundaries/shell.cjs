const { testing, tests } = require('./paths.cjs');

const order = 'docs/decisions/0039-loading-steps-and-slow-transfers.md';
const remotes = '^shell/src/remotes/';

/** Steps from a document to a mounted remote. Each imports only earlier ones. */
const steps = ['registry', 'download', 'federation', 'lifecycle', 'telemetry', 'view'];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const upwards = steps.slice(0, -1).map((step, index) => ({
  name: `shell-${step}-imports-no-later-step`,
  comment: `Loading a remote goes from the registry document to the page: ${order}`,
  severity: 'error',
  from: { path: `${remotes}${step}/`, pathNot: [tests, testing] },
  to: { path: `${remotes}(${steps.slice(index + 1).join('|')})/` },
}));

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
module.exports = [
  ...upwards,
  {
    name: 'shell-remotes-know-no-caller',
    comment: `What remotes replace or show is passed in by the screens that use them: ${order}`,
    severity: 'error',
    from: { path: remotes, pathNot: [tests, testing] },
    to: { path: '^shell/src/(guard|layout|menu|overrides|platform|releases|sign-in)/' },
  },
];
