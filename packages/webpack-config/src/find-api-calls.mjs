/**
 * @typedef {object} ApiCall
 * @property {string} name
 * @property {number} version
 */

/**
 * @typedef {object} ApiRequest
 * @property {string} method
 * @property {string} path
 */

const defining = 'defineEndpoint';
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** @param {readonly { type: string }[]} body */
export function definedIn(body) {
  return body.flatMap((statement) => (isExport(statement) ? definedBy(statement) : []));
}

/** @param {{ type: string }} statement @returns {statement is import('estree').ExportNamedDeclaration} */
function isExport(statement) {
  return statement.type === 'ExportNamedDeclaration';
}

/**
 * @param {import('estree').ExportNamedDeclaration} statement @returns {[exported: string, call: ApiCall][]}
 */
function definedBy({ declaration }) {
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ id, init }) => {
    const call = init?.type === 'CallExpression' ? readCall(init) : undefined;
    return call && id.type === 'Identifier' ? [[id.name, call]] : [];
  });
}

/** @param {import('estree').SimpleCallExpression} expression @returns {ApiCall | undefined} */
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

/** @param {unknown} node @returns {ApiRequest[]} */
export function requestsOf(node) {
  if (Array.isArray(node)) return node.flatMap(requestsOf);
  if (typeof node !== 'object' || node === null) return [];
  const below = Object.values(node).flatMap(requestsOf);
  const request = readRequest(/** @type {import('estree').Node} */ (node));
  return request ? [request, ...below] : below;
}

/** @param {import('estree').Node} node @returns {ApiRequest | undefined} */
function readRequest(node) {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined;
  const { property } = node.callee;
  const [path] = node.arguments;
  if (property.type !== 'Identifier' || !methods.includes(property.name)) return undefined;
  if (path?.type !== 'Literal' || typeof path.value !== 'string' || !path.value.startsWith('/'))
    return undefined;
  return { method: property.name, path: path.value };
}
