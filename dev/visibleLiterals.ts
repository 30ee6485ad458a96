import ts from 'typescript';

/** A sentence that stands in a screen's code instead of its text file. */
export type Literal = { line: number; text: string };

/** Attributes, properties, parameters and constants whose value a person sees or hears. */
const SEEN =
  /(^|-)(label|title|alt|placeholder|text|heading|hint|verb|caption|description|message|retryLabel)$|Word$|Text$/;

/** A colour of the theme, such as `text.primary`: no sentence has a point without a space. */
const THEME_PATH = /^[a-z]+(\.[a-zA-Z]+)+$/;

const hasLetter = (text: string) => /\p{L}/u.test(text) && !THEME_PATH.test(text);

/** Everything that an expression may come to, where it is written down there. */
function literalsOf(expression: ts.Expression): ts.Node[] {
  if (ts.isParenthesizedExpression(expression) || ts.isAsExpression(expression))
    return literalsOf(expression.expression);
  if (ts.isConditionalExpression(expression))
    return [...literalsOf(expression.whenTrue), ...literalsOf(expression.whenFalse)];
  if (ts.isBinaryExpression(expression)) return [expression.left, expression.right].flatMap(partOf);
  if (ts.isStringLiteralLike(expression)) return hasLetter(expression.text) ? [expression] : [];
  if (ts.isTemplateExpression(expression)) {
    const parts = [expression.head, ...expression.templateSpans.map((span) => span.literal)];
    return parts.some((part) => hasLetter(part.text)) ? [expression] : [];
  }
  return [];
}

/** Of `a && b`, `a ?? b` and `a + b` both may be shown; of a comparison neither is. */
function partOf(side: ts.Expression): ts.Node[] {
  const { kind } = (side.parent as ts.BinaryExpression).operatorToken;
  const { AmpersandAmpersandToken, BarBarToken, QuestionQuestionToken, PlusToken } = ts.SyntaxKind;
  const parts: ts.SyntaxKind[] = [AmpersandAmpersandToken, BarBarToken, QuestionQuestionToken, PlusToken];
  return parts.includes(kind) ? literalsOf(side) : [];
}

function named(name: ts.Node, value: ts.Expression | undefined): ts.Node[] {
  const isSeen = (ts.isIdentifier(name) || ts.isStringLiteral(name)) && SEEN.test(name.text);
  return isSeen && value !== undefined ? literalsOf(value) : [];
}

/** What this one node shows by itself; its children are asked in their turn. */
function shownBy(node: ts.Node): ts.Node[] {
  if (ts.isJsxText(node)) return hasLetter(node.text) ? [node] : [];
  if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent))
    return node.expression === undefined ? [] : literalsOf(node.expression);
  if (ts.isJsxAttribute(node)) {
    const value = node.initializer;
    if (value === undefined || ts.isJsxElement(value)) return [];
    return named(node.name, ts.isJsxExpression(value) ? value.expression : value);
  }
  if (ts.isPropertyAssignment(node) || ts.isBindingElement(node) || ts.isVariableDeclaration(node))
    return named(node.name, node.initializer);
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { expression } = node.expression;
    return ts.isIdentifier(expression) && expression.text === 'notify'
      ? node.arguments.flatMap(literalsOf)
      : [];
  }
  return [];
}

/**
 * Finds what a person would see or hear of a screen although no text file says it: text between tags, and strings in
 * the attributes, properties and parameters that name things.
 * @param source the text of a .tsx file
 */
export function visibleLiterals(source: string): Literal[] {
  const file = ts.createSourceFile('screen.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: Literal[] = [];
  const look = (node: ts.Node): void => {
    for (const shown of shownBy(node)) {
      const { line } = file.getLineAndCharacterOfPosition(shown.getStart(file));
      found.push({ line: line + 1, text: shown.getText(file).trim().replace(/\s+/gu, ' ') });
    }
    ts.forEachChild(node, look);
  };
  look(file);
  return found;
}
