import ts from 'typescript'

/** A piece of SQL in a source file. Interpolated values are written as `$$`. */
export interface SqlText {
  readonly text: string
  readonly line: number
}

/** The templates and strings of a source file that contain SQL. */
export function sqlTextsOf(path: string, source: string): SqlText[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)
  const found: SqlText[] = []
  const visit = (node: ts.Node): void => {
    const text = literalText(node)
    if (text !== null && (isTagged(node) || SQL.test(text)))
      found.push({ text, line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1 })
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

const SQL =
  /\b(?:select\b[\s\S]*\bfrom|insert into|update \w+\s[\s\S]*\bset|delete from|left join|order by)\b/i

function literalText(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (!ts.isTemplateExpression(node)) return null
  return node.head.text + node.templateSpans.map(({ literal }) => `$$${literal.text}`).join('')
}

function isTagged({ parent }: ts.Node): boolean {
  return ts.isTaggedTemplateExpression(parent) && /\b(?:sql|fragment)\b/.test(parent.tag.getText())
}
