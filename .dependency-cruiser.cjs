const { boundaries } = require('@suite/lint-rules/boundaries');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: boundaries,
  options: {
    doNotFollow: { path: 'node_modules' },
    // The benchmark's peers use packages of their own and are not part of the product.
    exclude: { path: '(^|/)(dist|build|[.]data|[.]cache|[.]turbo|test-results)/|^packages/bench/peers/' },
    // Type-only imports are checked as well.
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['suite-source', 'import', 'node', 'default', 'types', 'require'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
  },
};
