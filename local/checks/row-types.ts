import ts from 'typescript'

export interface RowTypeFault {
  readonly line: number
  readonly text: string
}

/** The functions that read rows of SQL; the type argument is that of a row. */
const READERS = new Set(['run', 'sql', 'transaction', 'query'])
/** The types that derive from the tables, or say that they do not (`cms/operations/schema/columns.ts`). */
const DERIVED = /\b(?:Column|Columns|Present|Cast|Computed)</

/**
 * The properties of row types with a type written by hand. A row type is the type argument of a reader, and an interface
 * of the same file that extends `Record<string, unknown>` or is such an argument. Types of the contract and of domain/
 * that a query answers as a whole are accepted.
 */
export function findHandWrittenColumns(path: string, source: string): RowTypeFault[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)
  const declared = new Map<string, ts.InterfaceDeclaration | ts.TypeAliasDeclaration>()
  const rows = new Set<ts.Node>()
  const visit = (node: ts.Node): void => {
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) declared.set(node.name.text, node)
    if (ts.isInterfaceDeclaration(node) && extendsRecord(node)) rows.add(node)
    if (ts.isCallExpression(node) && READERS.has(nameOf(node.expression)))
      for (const type of node.typeArguments ?? []) rows.add(type)
    ts.forEachChild(node, visit)
  }
  visit(file)
  const properties = [...rows].flatMap((row) => propertiesOf(row, declared))
  return [...new Set(properties)]
    .filter(({ type }) => type !== undefined && !DERIVED.test(type.getText(file)))
    .map((property) => ({
      line: file.getLineAndCharacterOfPosition(property.getStart(file)).line + 1,
      text: property.getText(file),
    }))
}

type Declared = ReadonlyMap<string, ts.InterfaceDeclaration | ts.TypeAliasDeclaration>

function propertiesOf(row: ts.Node, declared: Declared): ts.PropertySignature[] {
  if (ts.isInterfaceDeclaration(row) || ts.isTypeLiteralNode(row))
    return row.members.filter(ts.isPropertySignature)
  if (ts.isIntersectionTypeNode(row)) return row.types.flatMap((type) => propertiesOf(type, declared))
  if (!ts.isTypeReferenceNode(row)) return []
  const found = declared.get(row.typeName.getText())
  if (found === undefined) return []
  return propertiesOf(ts.isTypeAliasDeclaration(found) ? found.type : found, declared)
}

function extendsRecord({ heritageClauses = ts.factory.createNodeArray() }: ts.InterfaceDeclaration): boolean {
  return heritageClauses.some(({ types }) =>
    types.some((type) => type.getText().replaceAll(' ', '') === 'Record<string,unknown>'),
  )
}

function nameOf(expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) return expression.text
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : ''
}
