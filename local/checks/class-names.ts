import * as csstree from 'css-tree'
import ts from 'typescript'

/** Class names, each with the files that name it. */
export type ClassFiles = ReadonlyMap<string, ReadonlySet<string>>

export interface Source {
  readonly path: string
  readonly text: string
}

/** The classes in the selectors of style sheets. */
export function styledClasses(sheets: readonly Source[]): ClassFiles {
  return collect(sheets, ({ text }) => {
    const names: string[] = []
    csstree.walk(csstree.parse(text), (node) => {
      if (node.type === 'ClassSelector') names.push(node.name)
    })
    return names
  })
}

/** The classes that components certainly use: in `className`, and names of the form `block__part` or `block--look`. */
export function usedClasses(components: readonly Source[]): ClassFiles {
  return collect(components, (source) =>
    literalsOf(source).flatMap(({ text, isClassName }) =>
      words(text).filter((word) => (isClassName ? CLASS.test(word) : BLOCK_CLASS.test(word))),
    ),
  )
}

/** All words in the text literals of components: a class outside of them is used by no component. */
export function mentionedWords(components: readonly Source[]): ReadonlySet<string> {
  return new Set(components.flatMap((source) => literalsOf(source).flatMap(({ text }) => words(text))))
}

const CLASS = /^[a-z][a-z0-9]*(?:[-_]+[a-z0-9]+)*$/
const BLOCK_CLASS = /^[a-z][a-z0-9-]*(?:__|--)[a-z0-9-]+$/

interface Literal {
  readonly text: string
  readonly isClassName: boolean
}

function literalsOf({ path, text }: Source): Literal[] {
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const found: Literal[] = []
  const visit = (node: ts.Node, isClassName: boolean): void => {
    if (ts.isImportDeclaration(node) || isComparison(node)) return
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
      found.push({ text: node.text, isClassName })
    if (ts.isTemplateExpression(node)) found.push({ text: withGaps(node), isClassName })
    const inside = isClassName || (ts.isJsxAttribute(node) && node.name.getText() === 'className')
    ts.forEachChild(node, (child) => visit(child, inside))
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind), false)
  return found
}

function isComparison(node: ts.Node): boolean {
  return (
    ts.isBinaryExpression(node) &&
    [ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken].includes(
      node.operatorToken.kind,
    )
  )
}

/** What fills a gap is not known: a word that touches one is no class name. */
function withGaps({ head, templateSpans }: ts.TemplateExpression): string {
  return head.text + templateSpans.map(({ literal }) => `$${literal.text}`).join('')
}

function words(text: string): string[] {
  return text.split(/[\s.,:>()[\]"'#]+/).filter(Boolean)
}

function collect(sources: readonly Source[], namesOf: (source: Source) => readonly string[]): ClassFiles {
  const files = new Map<string, Set<string>>()
  for (const source of sources)
    for (const name of namesOf(source)) files.set(name, (files.get(name) ?? new Set()).add(source.path))
  return files
}
