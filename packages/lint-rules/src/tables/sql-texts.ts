import ts from 'typescript';

/** Each `${…}` becomes a question mark; nested fragments are separate texts. */
interface SqlText {
  text: string;
  /** From 1. */
  line: number;
}

export function readSqlTexts(source: string): SqlText[] {
  if (!/\b(sql|raw)\b/.test(source)) return [];
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  const found: SqlText[] = [];
  const add = (node: ts.Node, text: string) =>
    found.push({ text, line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1 });
  const visit = (node: ts.Node, isRaw: boolean): void => {
    if (ts.isTaggedTemplateExpression(node) && isNamed(node.tag, 'sql')) {
      add(node.template, textOf(node.template));
    } else if (isRaw && (ts.isStringLiteral(node) || ts.isTemplateLiteral(node))) {
      add(node, textOf(node));
    }
    ts.forEachChild(node, (child) =>
      visit(child, isRaw || (ts.isCallExpression(node) && isNamed(node.expression, 'raw'))),
    );
  };
  visit(file, false);
  return found;
}

function isNamed(node: ts.Node, name: string): boolean {
  return ts.isIdentifier(node) && node.text === name;
}

function textOf(node: ts.StringLiteral | ts.TemplateLiteral): string {
  if (!ts.isTemplateExpression(node)) return node.text;
  // Line breaks inside expressions are preserved, so that line numbers match the file.
  const spans = node.templateSpans.map(({ expression, literal }) => {
    const lines = expression.getFullText().split('\n').length - 1;
    return `?${'\n'.repeat(lines)}${literal.text}`;
  });
  return node.head.text + spans.join('');
}
