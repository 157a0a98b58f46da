const { npm, testing, tests } = require('./paths.cjs');

const contexts = 'docs/decisions/0013-let-contexts-meet-at-one-file.md';
const layers = 'docs/decisions/0151-serve-contexts-from-http.md';

/** Folders that contexts stand on. They are no contexts, and have no public file. */
const foundation = '(access|config|errors|http|optimistic-locking|sealing|testing)';
/** Folders that put contexts together. */
const composition = '(bootstrap|commands|operating|platform|testing)';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
module.exports = [
  {
    name: 'server-imports-server-packages',
    comment: `The server imports contracts, csv, registry, database and identity, and testing in its tests: ${contexts}`,
    severity: 'error',
    from: { path: '^api/src/', pathNot: [tests, testing] },
    to: { path: '^packages/', pathNot: '^packages/(contracts|csv|registry|database|identity)/' },
  },
  {
    name: 'contexts-meet-at-public',
    comment: `Another context is entered by its .public.ts alone: ${contexts}`,
    severity: 'error',
    from: { path: '^api/src/([^/]+)/' },
    to: {
      path: '^api/src/[^/]+/',
      pathNot: ['^api/src/$1/', `^api/src/${foundation}/`, '[.]public[.]ts$'],
    },
  },
  {
    name: 'roots-enter-by-routes-or-public',
    comment: `The files that assemble the server import two files of each context: ${contexts}`,
    severity: 'error',
    from: { path: '^api/src/[^/]+$', pathNot: tests },
    to: {
      path: '^api/src/[^/]+/',
      pathNot: [`^api/src/(${foundation}|${composition})/`, '[.](public|routes)[.]ts$'],
    },
  },
  {
    name: 'server-domain-is-pure',
    comment: `Rules of a context know no SQL, no Fastify and no file around them but the cryptography: ${contexts}`,
    severity: 'error',
    from: { path: '^api/src/([^/]+)/domain/', pathNot: tests },
    to: {
      path: ['^api/src/', '^packages/', npm('fastify|@fastify/[^/]+')],
      pathNot: ['^api/src/$1/domain/', '^api/src/(access|errors|sealing)/', '^packages/contracts/'],
    },
  },
  {
    name: 'cryptography-is-pure',
    comment: `Rules of a context may import it: ${contexts}`,
    severity: 'error',
    from: { path: '^api/src/sealing/', pathNot: tests },
    to: { path: ['^api/src/', '^packages/', npm('.+')], pathNot: '^api/src/sealing/' },
  },
  {
    name: 'http-knows-no-context',
    comment: `What serving needs from a context is passed in or registered by app.ts: ${layers}`,
    severity: 'error',
    from: { path: '^api/src/http/', pathNot: tests },
    to: { path: '^api/src/', pathNot: '^api/src/(access|config|errors|http)/' },
  },
  {
    name: 'repositories-know-no-rule',
    comment: `SQL serves use cases and never calls one: ${contexts}`,
    severity: 'error',
    from: { path: '[.]repository[.]ts$' },
    to: { path: '(/use-cases/|[.](routes|policy)[.]ts$|/node_modules/fastify/)' },
  },
  {
    name: 'use-cases-know-no-http',
    comment: `A use case runs from a route, a command or a test alike: ${contexts}`,
    severity: 'error',
    from: { path: '^api/src/[^/]+/use-cases/', pathNot: tests },
    to: { path: `[.]routes[.]ts$|${npm('fastify|@fastify/[^/]+')}` },
  },
  {
    name: 'sql-lives-in-repositories',
    comment: `All the SQL of a context is in one file; others handle the database as a type: ${contexts}`,
    severity: 'error',
    from: { path: '^api/src/[^/]+/(use-cases/|[^/]+[.](routes|policy)[.]ts$)', pathNot: tests },
    to: { path: '^packages/database/', dependencyTypesNot: ['type-only'] },
  },
];
