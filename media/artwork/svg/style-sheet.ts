import { type CssNode, generate, type List, type ListItem, parse, tokenize, tokenTypes, walk } from 'css-tree'
import { accept, type Refusal, type Result, refuse } from '#domain/errors/catalogue.ts'
import { LIMITS } from '#media/artwork/limits.ts'
import { CSS_AT_RULES, CSS_BINDINGS, CSS_NODES, LOADING_AT_RULES } from './allow-list.ts'
import { functionRefusal, urlRefusal } from './css.ts'

/**
 * Parses the CSS of a drawing and writes it again from allow-listed nodes, so that every browser reads the
 * same rules as this check. Text that the parser cannot read is removed, as browsers do; references to the
 * outside are refused.
 *
 * @param context a style sheet, or the declarations of a `style` attribute
 * @returns refuses with `file-outside-reference`, `file-script` or `file-too-complex`
 */
export function sanitiseCss(css: string, context: 'stylesheet' | 'declarationList'): Result<string> {
  if (holdsMarkup(css)) return refuse('file-script', 'markup inside CSS')
  if (nestingOf(css) > LIMITS.svg.depth) return refuse('file-too-complex', 'nested too deep in CSS')
  const tree = parse(css, { context, parseCustomProperty: true })
  for (const refusal of violations(tree)) return refusal
  removeUnread(tree)
  const written = generate(tree)
  // The output has escapes in strings resolved.
  return holdsMarkup(written) ? refuse('file-script', 'markup inside CSS') : accept(written)
}

function holdsMarkup(css: string): boolean {
  return css.includes('<') && /<\/?\s*[a-z!?]/i.test(css)
}

function* violations(tree: CssNode): Generator<Refusal> {
  const found: Refusal[] = []
  walk(tree, (node) => {
    const refusal = refusalOf(node)
    if (refusal) found.push(refusal)
  })
  yield* found
}

function refusalOf(node: CssNode): Refusal | null {
  switch (node.type) {
    case 'Function':
      return functionRefusal(node.name)
    case 'Url':
      return urlRefusal(node.value)
    case 'Atrule':
      return LOADING_AT_RULES.has(node.name.toLowerCase())
        ? refuse('file-outside-reference', `@${node.name}`)
        : null
    case 'Raw':
      return rawRefusal(node.value)
    default:
      return null
  }
}

/**
 * Text that the parser could not read is removed. It is still refused where its author clearly tried to reach
 * outside.
 */
function rawRefusal(text: string): Refusal | null {
  if (/expression\s*\(/i.test(text)) return refuse('file-script', 'expression()')
  return /@[^{;]*import|url\s*\(\s*["']?\s*(?!#)|\\/i.test(text)
    ? refuse('file-outside-reference', text.trim().slice(0, 80))
    : null
}

/** Removes each declaration, rule and at-rule that contains a node outside the allow-list. */
function removeUnread(tree: CssNode): void {
  walk(tree, (node: CssNode, item: ListItem<CssNode>, list: List<CssNode>) => {
    // A node outside of a list (a prelude, a block) was checked with its parent.
    if (!list || !isRemovable(node) || isWritten(node)) return
    list.remove(item)
    return walk.skip
  })
}

function isRemovable({ type }: CssNode): boolean {
  return ['Declaration', 'Rule', 'Atrule', 'Raw', 'CDO', 'CDC', 'Comment'].includes(type)
}

/** Whether a node is written. The nodes of a block are checked one by one. */
function isWritten(node: CssNode): boolean {
  switch (node.type) {
    case 'Declaration':
      return (
        !CSS_BINDINGS.has(node.property.toLowerCase()) && isPlainName(node.property) && hasOnlyKnown(node)
      )
    case 'Rule':
      return hasOnlyKnown(node.prelude)
    case 'Atrule':
      return (
        CSS_AT_RULES.has(node.name.toLowerCase()) && (node.prelude === null || hasOnlyKnown(node.prelude))
      )
    default:
      return false
  }
}

/** `*zoom` and escaped names are read differently by different browsers. */
function isPlainName(property: string): boolean {
  return /^-{0,2}[a-z][\w-]*$/i.test(property)
}

function hasOnlyKnown(node: CssNode): boolean {
  let known = true
  walk(node, ({ type }) => {
    known &&= CSS_NODES.has(type)
  })
  return known
}

/** The deepest nesting of brackets, so that reading them cannot exhaust the stack. */
function nestingOf(css: string): number {
  let depth = 0
  let deepest = 0
  tokenize(css, (type) => {
    if (OPENING.has(type)) depth += 1
    else if (CLOSING.has(type)) depth -= 1
    deepest = Math.max(deepest, depth)
  })
  return deepest
}

const OPENING: ReadonlySet<number> = new Set([
  tokenTypes.Function,
  tokenTypes.LeftParenthesis,
  tokenTypes.LeftSquareBracket,
  tokenTypes.LeftCurlyBracket,
])
const CLOSING: ReadonlySet<number> = new Set([
  tokenTypes.RightParenthesis,
  tokenTypes.RightSquareBracket,
  tokenTypes.RightCurlyBracket,
])
