import { existsSync, readFileSync } from 'node:fs';
import { definedIn, requestsOf } from './find-api-calls.mjs';

/** @typedef {import('./find-api-calls.mjs').ApiCall} ApiCall */
/** @typedef {import('./find-api-calls.mjs').ApiRequest} ApiRequest */
/** @typedef {Record<string, number> | undefined} CallVersions */

/** Fails a build that calls endpoints which `remote.json` does not require, by `defineEndpoint` or openapi-fetch. */
export class ApiCallsPlugin {
  /**
   * @param {{ requires?: { api?: CallVersions }, awaits?: { api?: CallVersions } }} descriptor content of remote.json
   * @param {string} [document] path of the OpenAPI document, which need not exist
   */
  constructor({ requires, awaits }, document) {
    this.declared = new Map(Object.entries({ ...awaits?.api, ...requires?.api }));
    this.document = document;
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
        const operations = readOperations(this.document);
        const { calls, problems } = operations
          ? callsOfRequests(requestsIn(modules), operations)
          : { calls: [], problems: [] };
        const used = [...callsIn(modules, compilation), ...calls];
        for (const problem of new Set([...problemsOf(used, this.declared), ...problems]))
          compilation.errors.push(new WebpackError(problem));
      });
    });
  }
}

/**
 * Stores calls in `buildInfo`, which webpack's cache preserves.
 * @param {import('webpack').javascript.JavascriptParser} parser
 */
function noteCalls(parser) {
  parser.hooks.program.tap(ApiCallsPlugin.name, ({ body }) => {
    const calls = definedIn(body);
    const { buildInfo, resource } = parser.state.module;
    const requests = /[\\/]node_modules[\\/]/.test(resource) ? [] : requestsOf(body);
    if (calls.length > 0 && buildInfo) buildInfo.apiCalls = calls;
    if (requests.length > 0 && buildInfo) buildInfo.apiRequests = requests;
    return undefined;
  });
}

/** @param {Iterable<import('webpack').Module>} modules @param {import('webpack').Compilation} compilation */
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

/** @param {Iterable<import('webpack').Module>} modules @returns {ApiRequest[]} */
function requestsIn(modules) {
  return [...modules].flatMap((module) => module.buildInfo?.apiRequests ?? []);
}

/** @param {string} [document] @returns {Map<string, string> | undefined} */
function readOperations(document) {
  if (document === undefined || !existsSync(document)) return undefined;
  /** @type {{ paths: Record<string, Record<string, { operationId?: string }>> }} */
  const { paths } = JSON.parse(readFileSync(document, 'utf8'));
  return new Map(
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { operationId = '' }]) => [
        `${method.toUpperCase()} ${path}`,
        operationId,
      ]),
    ),
  );
}

/** @param {ApiRequest[]} requests @param {Map<string, string>} operations */
function callsOfRequests(requests, operations) {
  const ofSuite = requests.filter(({ path }) => path.startsWith('/api/'));
  const asked = ofSuite.map(({ method, path }) => `${method} ${path}`);
  const calls = asked.flatMap((request) => callOf(operations.get(request) ?? ''));
  const problems = asked
    .filter((request) => !operations.has(request))
    .map(
      (request) =>
        `The remote calls ${request}, which openapi.json does not have: save the document of the suite anew.`,
    );
  return { calls, problems };
}

/** @param {string} operationId @returns {ApiCall[]} */
function callOf(operationId) {
  const [, name, version = '1'] = /^([a-z][a-z0-9-]*?)(?:-v(\d+))?$/.exec(operationId) ?? [];
  return name === undefined ? [] : [{ name, version: Number(version) }];
}

/** @param {ApiCall[]} calls @param {Map<string, number>} declared */
function problemsOf(calls, declared) {
  return calls
    .filter(({ name, version }) => declared.get(name) !== version)
    .map(
      ({ name, version }) =>
        `The remote calls ${name} in version ${version}: write "${name}": ${version} into requires.api of remote.json.`,
    )
    .sort();
}
