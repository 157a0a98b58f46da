import ts from 'typescript';

/** Users read messages of these errors; messages of others are only logged. */
const refusals = new Set(['DomainError', 'ApiError', 'RegistryError']);
/** These functions translate mails; catalogs.test.ts checks them. */
const lookUps = new Set(['t', 'tn']);
const word = /\p{L}{2,}/u;
const twoWords = /[\p{L}\d]['’]?,? +#?\p{L}|\p{L}:? $|^:? \p{L}{2,}/u;

/**
 * @typedef {object} Message
 * @property {string} text English, with `{placeholders}`
 * @property {number} line from 1
 */

/**
 * @typedef {object} Options
 * @property {boolean} singleWords whether capitalized single words are texts, such as labels
 * @property {ReadonlySet<string>} [parts] parameters inserted into texts, from `findPartParameters`
 */

/**
 * Finds texts that users may read. Template values become placeholders: `${a.name}` is `{name}`, an unnamed value
 * `{value}`, a second value of a name `{name2}`.
 * @param {string} file determines the syntax
 * @param {string} source
 * @param {Options} options
 * @returns {Message[]}
 */
export function findMessages(file, source, { singleWords, parts = new Set() }) {
  const tree = parse(file, source);
  const placed = placedNames(tree, singleWords);
  return nodesOf(tree).flatMap((node) => {
    const text = textOf(node);
    if (text === undefined || isExempt(node)) return [];
    const isPart = word.test(text.replace(/\{\w+\}/g, '')) && standsWithin(node, placed, parts, singleWords);
    if (!isPart && !isRead(text, singleWords)) return [];
    return [{ text, line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1 }];
  });
}

/**
 * @param {string} file
 * @param {string} source
 * @param {Pick<Options, 'singleWords'>} options
 * @returns {string[]}
 */
export function findPartParameters(file, source, { singleWords }) {
  const tree = parse(file, source);
  return nodesOf(tree).flatMap((node) => {
    if (!ts.isFunctionDeclaration(node) || !node.name) return [];
    const placed = placedNames(node, singleWords);
    const { text: name } = node.name;
    return node.parameters.flatMap((parameter, index) =>
      placed.has(parameter.name.getText()) ? [`${name}:${index}`] : [],
    );
  });
}

/**
 * @param {string} file
 * @param {string} source
 */
const parse = (file, source) => ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);

/**
 * @param {ts.Node} root
 * @returns {ts.Node[]}
 */
function nodesOf(root) {
  /** @type {ts.Node[]} */
  const nodes = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return nodes;
}

/** @param {ts.Node} node */
function textOf(node) {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  /** @type {Map<string, string>} */
  const names = new Map();
  const spans = node.templateSpans.map(
    ({ expression, literal }) => `{${nameIn(names, expression)}}${literal.text}`,
  );
  return node.head.text + spans.join('');
}

/**
 * @param {Map<string, string>} names names in use, by expression
 * @param {ts.Expression} expression
 */
function nameIn(names, expression) {
  const source = expression.getText();
  const given = names.get(source);
  if (given !== undefined) return given;
  const own = ownName(expression);
  const taken = [...names.values()].filter((name) => name.replace(/\d+$/, '') === own).length;
  const name = taken === 0 ? own : `${own}${taken + 1}`;
  names.set(source, name);
  return name;
}

/** @param {ts.Expression} expression */
function ownName(expression) {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : 'value';
}

/**
 * @param {string} text
 * @param {boolean} singleWords
 */
function isRead(text, singleWords) {
  if (!/^[\p{Lu}{]/u.test(text) || /^[A-Z0-9_]+$|\n/.test(text)) return false;
  const words = text.split(/\{\w+\}/);
  return words.some((part) => (singleWords && !text.startsWith('{') ? word : twoWords).test(part));
}

/**
 * Checks whether a text is inserted into another one: in a placeholder, by a constant or by a parameter.
 * @param {ts.Node} node
 * @param {ReadonlySet<string>} placed
 * @param {ReadonlySet<string>} parts
 * @param {boolean} singleWords
 */
function standsWithin(node, placed, parts, singleWords) {
  let at = node;
  while (ts.isConditionalExpression(at.parent) && at.parent.condition !== at) at = at.parent;
  const { parent } = at;
  if (ts.isTemplateSpan(parent)) return isRead(textOf(parent.parent) ?? '', singleWords);
  if (ts.isVariableDeclaration(parent)) return placed.has(parent.name.getText());
  if (!ts.isCallExpression(parent)) return false;
  return parts.has(`${parent.expression.getText()}:${parent.arguments.findIndex((one) => one === at)}`);
}

/**
 * @param {ts.Node} root
 * @param {boolean} singleWords
 */
function placedNames(root, singleWords) {
  const names = nodesOf(root).flatMap((node) =>
    ts.isTemplateExpression(node) && isRead(textOf(node) ?? '', singleWords) && !isExempt(node)
      ? node.templateSpans.map(({ expression }) => expression.getText())
      : [],
  );
  return new Set(names);
}

/**
 * Excludes log texts, keys of mail catalogs and names of fields.
 * @param {ts.Node} node
 */
function isExempt(node) {
  if (ts.isPropertyAssignment(node.parent) && node.parent.name === node) return true;
  for (let at = node.parent; at; at = at.parent) {
    if (ts.isTaggedTemplateExpression(at)) return true;
    if (ts.isNewExpression(at)) {
      const name = at.expression.getText();
      if (/Error$|^RegExp$/.test(name) && !refusals.has(name)) return true;
    }
    if (ts.isCallExpression(at) && /(^|[.#])(log|console)\.\w+$/.test(at.expression.getText())) return true;
    if (ts.isCallExpression(at) && lookUps.has(at.expression.getText())) return true;
    if (ts.isPropertyAssignment(at) && at.name.getText() === 'failureMessage') return true;
  }
  return false;
}
