import ts from 'typescript';

/** These functions translate their first texts. */
const lookUps = new Set(['t', 'tn', 'rich', 'known']);
const showing = new Set(['usePageTitle']);
const readNames =
  /^(label|title|text|placeholder|alt|hint|detail|description|message|summary|caption|aria-label|aria-description|aria-roledescription|\w+(Label|Title|Text|Message|Hint|Description))$/;
const letters = /\p{L}{2,}/u;
const sentence = /^\p{Lu}[\p{L}’'-]*[ ,.:!?…]/u;

/**
 * @typedef {object} Text
 * @property {string} text
 * @property {number} line from 1
 */

/**
 * Finds all string literals, and texts that users read without a translation.
 * @param {string} file determines the syntax
 * @param {string} source
 * @returns {{ literals: string[], untranslated: Text[] }}
 */
export function findTexts(file, source) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kindOf(file));
  /** @type {string[]} */
  const literals = [];
  /** @type {Text[]} */
  const untranslated = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    const text = textOf(node);
    if (text !== undefined) {
      literals.push(text);
      if (letters.test(text) && isRead(node, text) && !isExempt(node))
        untranslated.push({ text, line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return { literals, untranslated };
}

/** @param {string} file */
const kindOf = (file) => (file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);

/** @param {ts.Node} node */
function textOf(node) {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isJsxText(node)) return node.text.trim() === '' ? undefined : node.text.trim().replace(/\s+/g, ' ');
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('{}');
  return undefined;
}

/**
 * @param {ts.Node} node
 * @param {string} text
 */
function isRead(node, text) {
  if (ts.isJsxText(node)) return true;
  // Conditional and default values are read like the whole expression.
  let at = node.parent;
  while (
    ts.isConditionalExpression(at) ||
    ts.isParenthesizedExpression(at) ||
    ts.isJsxExpression(at) ||
    isFallback(at)
  )
    at = at.parent;
  if (ts.isJsxElement(at) || ts.isJsxFragment(at)) return true;
  if (ts.isCallExpression(at) && showing.has(at.expression.getText())) return true;
  if (ts.isJsxAttribute(at) || ts.isPropertyAssignment(at)) {
    const name = at.name.getText().replaceAll("'", '');
    if (readNames.test(name)) return !/^[a-z][\w-]*$/.test(text) || ts.isJsxAttribute(at);
  }
  return sentence.test(text);
}

/** @param {ts.Node} node */
const isFallback = (node) =>
  ts.isBinaryExpression(node) &&
  [
    ts.SyntaxKind.QuestionQuestionToken,
    ts.SyntaxKind.BarBarToken,
    ts.SyntaxKind.AmpersandAmpersandToken,
  ].includes(node.operatorToken.kind);

/**
 * Excludes translated texts and texts that only developers read.
 * @param {ts.Node} node
 */
function isExempt(node) {
  for (let at = node.parent; at; at = at.parent) {
    if (ts.isCallExpression(at)) {
      const name = at.expression.getText();
      if (lookUps.has(name) || name.startsWith('console.') || name === 'super') return true;
    }
    if (ts.isNewExpression(at) && /Error$|Failure$|^RegExp$/.test(at.expression.getText())) return true;
  }
  return false;
}
