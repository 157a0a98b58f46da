const { boundaries } = require('@suite/house-rules/boundaries');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: boundaries,
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|[.]data|[.]cache|[.]turbo|test-results)/' },
    // Without it type-only imports would pass unseen.
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['suite-source', 'import', 'node', 'default', 'types', 'require'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
  },
};
