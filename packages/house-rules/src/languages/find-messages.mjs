import ts from 'typescript';

/** Errors whose messages callers read; those of any other are for the log. */
const refusals = new Set(['DomainError', 'ApiError', 'RegistryError']);
/** Functions that look texts of mails up; catalogs.test.ts checks their catalogs. */
const lookUps = new Set(['t', 'tn']);
const word = /\p{L}{2,}/u;
const twoWords = /[\p{L}\d]['’]?,? +#?\p{L}|\p{L}:? $|^:? \p{L}{2,}/u;

/**
 * @typedef {object} Message
 * @property {string} text in English, with `{placeholders}`
 * @property {number} line counted from 1
 */

/**
 * @typedef {object} Options
 * @property {boolean} singleWords whether words that begin with a capital are texts too, as labels are
 * @property {ReadonlySet<string>} [parts] parameters whose values stand within texts, as `findPartParameters` names them
 */

/**
 * The texts of a file of the API or of the contracts that a user may read, and the texts that stand within them. A template has its
 * values as placeholders: `${a.name}` is `{name}`, and what has no name is `{value}`; another value of one name is `{name2}`.
 * @param {string} file its name, for the kind of syntax
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
 * Parameters of the functions of a file whose values stand within texts, as `function:index`.
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
 * @param {Map<string, string>} names those given so far, by their expressions
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
 * Whether a text is a value of another: of a placeholder itself, of a constant that one names, or of a parameter.
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
 * Names that stand alone in a placeholder of a text.
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
 * Whether a text is for the log, is looked up in the catalogs of mails, or is the name of a field.
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
    if (ts.isCallExpression(at) && /(^|\.)(log|console)\.\w+$/.test(at.expression.getText())) return true;
    if (ts.isCallExpression(at) && lookUps.has(at.expression.getText())) return true;
    if (ts.isPropertyAssignment(at) && at.name.getText() === 'failureMessage') return true;
  }
  return false;
}
