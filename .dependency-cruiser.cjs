const { boundaries } = require('@suite/house-rules/boundaries');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: boundaries,
  options: {
    doNotFollow: { path: 'node_modules' },
    // The peers of the benchmark are built with packages of their own, and are no part of the product.
    exclude: { path: '(^|/)(dist|[.]data|[.]cache|[.]turbo|test-results)/|^packages/bench/peers/' },
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
