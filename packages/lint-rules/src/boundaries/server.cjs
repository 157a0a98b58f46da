const { npm, testing, tests } = require('./paths.cjs');
const { composition, contexts, foundation } = require('./server-order.cjs');

const layout = 'docs/decisions/0006-server-contexts-and-table-owners.md';
const errors = 'docs/decisions/0005-contracts-endpoints-and-errors.md';

const order = [...foundation, ...contexts];
/** @type {(folders: readonly string[]) => string} */
const below = (folders) => `^api/src/(${folders.join('|')})/`;

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const upwards = order.slice(1).map((folder, index) => ({
  name: `api-${folder}-imports-no-later-context`,
  comment: `What must travel upwards is an event of the earlier context, which booking-life.flow.ts connects: ${layout}`,
  severity: 'error',
  from: { path: below([folder]), pathNot: tests },
  to: { path: '^api/src/[^/]+/', pathNot: below(order.slice(0, index + 2)) },
}));

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
module.exports = [
  ...upwards,
  {
    name: 'server-imports-server-packages',
    comment: `The server imports contracts, csv, descriptor, registry, database, identity and what i18n has for it, and testing in its tests: ${layout}`,
    severity: 'error',
    from: { path: '^api/src/', pathNot: [tests, testing] },
    to: {
      path: '^packages/',
      pathNot: [
        '^packages/(contracts|csv|descriptor|registry|database|identity)/',
        '^packages/i18n/src/server[./]',
      ],
    },
  },
  {
    name: 'contexts-meet-at-public',
    comment: `Another context is entered by its .public.ts alone: ${layout}`,
    severity: 'error',
    from: { path: '^api/src/([^/]+)/', pathNot: '^api/src/operating/' },
    to: {
      path: '^api/src/[^/]+/',
      pathNot: ['^api/src/$1/', below([...foundation, ...composition]), '[.]public[.]ts$'],
    },
  },
  {
    name: 'roots-enter-by-routes-or-public',
    comment: `The files that assemble the server import two files of each context: ${layout}`,
    severity: 'error',
    from: { path: '^api/src/[^/]+$', pathNot: tests },
    to: {
      path: '^api/src/[^/]+/',
      pathNot: [below([...foundation, ...composition]), '[.](public|routes)[.]ts$'],
    },
  },
  {
    name: 'server-domain-is-pure',
    comment: `Rules of a context know no SQL, no Fastify and no file around them but the cryptography: ${layout}`,
    severity: 'error',
    from: { path: '^api/src/([^/]+)/domain/', pathNot: tests },
    to: {
      path: ['^api/src/', '^packages/', npm('fastify|@fastify/[^/]+')],
      pathNot: [
        '^api/src/$1/domain/',
        '^api/src/(access|errors|languages|loading|sealing)/',
        '^packages/contracts/',
      ],
    },
  },
  {
    name: 'cryptography-is-pure',
    comment: `Rules of a context may import it: ${layout}`,
    severity: 'error',
    from: { path: '^api/src/sealing/', pathNot: tests },
    to: { path: ['^api/src/', '^packages/', npm('.+')], pathNot: '^api/src/sealing/' },
  },
  {
    name: 'new-contexts-import-ordered-ones',
    comment: `A context that another one imports has a place in server-order.cjs: ${layout}`,
    severity: 'error',
    from: { path: '^api/src/([^/]+)/', pathNot: [tests, below([...order, ...composition])] },
    to: { path: '^api/src/[^/]+/', pathNot: ['^api/src/$1/', below(order)] },
  },
  {
    name: 'contexts-know-no-status',
    comment: `A context refuses with a DomainError; http gives its code a status: ${errors}`,
    severity: 'error',
    from: { path: '^api/src/[^/]+/', pathNot: [tests, below(['http', ...composition])] },
    to: { path: '^api/src/http/errors/' },
  },
  {
    name: 'repositories-know-no-rule',
    comment: `SQL serves use cases and never calls one: ${layout}`,
    severity: 'error',
    from: { path: '[.]repository[.]ts$' },
    to: { path: '(/use-cases/|[.](routes|policy)[.]ts$|/node_modules/fastify/)' },
  },
  {
    name: 'use-cases-know-no-http',
    comment: `A use case runs from a route, a command or a test alike: ${layout}`,
    severity: 'error',
    from: { path: '^api/src/[^/]+/use-cases/', pathNot: tests },
    to: { path: `[.]routes[.]ts$|${npm('fastify|@fastify/[^/]+')}` },
  },
  {
    name: 'sql-lives-in-repositories',
    comment: `All the SQL of a context is in one file; others handle the database as a type: ${layout}`,
    severity: 'error',
    from: { path: '^api/src/[^/]+/(use-cases/|[^/]+[.](routes|policy)[.]ts$)', pathNot: tests },
    to: { path: '^packages/database/', dependencyTypesNot: ['type-only'] },
  },
];
