/**
 * @typedef {object} ApiCall
 * @property {string} name
 * @property {number} version
 */

/** @typedef {Record<string, number> | undefined} CallVersions */

const defining = 'defineEndpoint';

/**
 * Fails a build that contains calls of the API which `remote.json` does not ask for: the gate would let it live where the
 * server does not serve them. A call is an export made by `defineEndpoint({ name, version })` that code of the build uses,
 * whether the file comes from the contracts or is the team's own.
 */
export class ApiCallsPlugin {
  /** @param {{ requires?: { api?: CallVersions }, awaits?: { api?: CallVersions } }} descriptor the remote's own remote.json */
  constructor({ requires, awaits }) {
    this.declared = new Map(Object.entries({ ...awaits?.api, ...requires?.api }));
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const {
      WebpackError,
      javascript: { JavascriptParser },
    } = compiler.webpack;
    compiler.hooks.compilation.tap(ApiCallsPlugin.name, (compilation, { normalModuleFactory }) => {
      for (const type of ['javascript/auto', 'javascript/esm'])
        normalModuleFactory.hooks.parser.for(type).tap(ApiCallsPlugin.name, (parser) => {
          if (parser instanceof JavascriptParser) noteCalls(parser);
        });
      compilation.hooks.afterOptimizeDependencies.tap(ApiCallsPlugin.name, (modules) => {
        for (const problem of problemsOf(callsIn(modules, compilation), this.declared))
          compilation.errors.push(new WebpackError(problem));
      });
    });
  }
}

/**
 * Keeps what a module defines in its `buildInfo`, which the cache of builds keeps as well.
 * @param {import('webpack').javascript.JavascriptParser} parser
 */
function noteCalls(parser) {
  parser.hooks.program.tap(ApiCallsPlugin.name, ({ body }) => {
    const calls = body.flatMap((statement) => (isExport(statement) ? definedBy(statement) : []));
    const { buildInfo } = parser.state.module;
    if (calls.length > 0 && buildInfo) buildInfo.apiCalls = calls;
    return undefined;
  });
}

/**
 * @param {{ type: string }} statement
 * @returns {statement is import('estree').ExportNamedDeclaration}
 */
function isExport(statement) {
  return statement.type === 'ExportNamedDeclaration';
}

/**
 * @param {import('estree').ExportNamedDeclaration} statement
 * @returns {[exported: string, call: ApiCall][]}
 */
function definedBy({ declaration }) {
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ id, init }) => {
    const call = init?.type === 'CallExpression' ? readCall(init) : undefined;
    return call && id.type === 'Identifier' ? [[id.name, call]] : [];
  });
}

/**
 * @param {import('estree').SimpleCallExpression} expression
 * @returns {ApiCall | undefined}
 */
function readCall({ callee, arguments: [definition] }) {
  if (callee.type !== 'Identifier' || callee.name !== defining) return undefined;
  if (definition?.type !== 'ObjectExpression') return undefined;
  const { name, version = 1 } = Object.fromEntries(definition.properties.flatMap(readLiteral));
  return typeof name === 'string' && typeof version === 'number' ? { name, version } : undefined;
}

/** @param {import('estree').Property | import('estree').SpreadElement} property */
function readLiteral(property) {
  if (property.type !== 'Property' || property.value.type !== 'Literal') return [];
  const { key } = property;
  return key.type === 'Identifier' && !property.computed ? [[key.name, property.value.value]] : [];
}

/**
 * The calls whose exports are used by something that is in the build.
 * @param {Iterable<import('webpack').Module>} modules
 * @param {import('webpack').Compilation} compilation
 */
function callsIn(modules, { moduleGraph, compiler }) {
  const { UsageState } = compiler.webpack;
  return [...modules].flatMap((module) => {
    /** @type {[string, ApiCall][]} */
    const defined = module.buildInfo?.apiCalls ?? [];
    const exportsInfo = moduleGraph.getExportsInfo(module);
    return defined
      .filter(([exported]) => exportsInfo.getUsed(exported, undefined) !== UsageState.Unused)
      .map(([, call]) => call);
  });
}

/**
 * @param {ApiCall[]} calls
 * @param {Map<string, number>} declared
 */
function problemsOf(calls, declared) {
  return calls
    .filter(({ name, version }) => declared.get(name) !== version)
    .map(
      ({ name, version }) =>
        `The remote calls ${name} in version ${version}: write "${name}": ${version} into requires.api of remote.json.`,
    )
    .sort();
}
