import { type CssNode, generate, type ParseOptions, parse, walk } from 'css-tree'
import { descendants, isElement, type SvgElement, textOf } from '#media/artwork/svg/tree.ts'
import { BUNDLED, typefaceFor } from './typefaces.ts'

/** A drawing whose text uses only bundled typefaces. */
export interface BundledText {
  readonly root: SvgElement
  /** The first-named families that were replaced, without duplicates. */
  readonly replaced: readonly string[]
  /** The contents of all its texts. */
  readonly text: string
}

/** Null for a drawing without text. */
export function withBundledTypefaces(root: SvgElement): BundledText | null {
  const known = replacedIn.get(root)
  if (known !== undefined) return known
  const found = replaceTypefaces(root)
  replacedIn.set(root, found)
  return found
}

/** By their drawing: each step of the pipeline asks for them. */
const replacedIn = new WeakMap<SvgElement, BundledText | null>()

function replaceTypefaces(root: SvgElement): BundledText | null {
  const text = descendants(root)
    .flatMap((each) => (each.name === 'text' ? [textOf(each)] : []))
    .join(' ')
  if (text.trim() === '') return null
  const replaced = new Set<string>()
  const drawn = replaceIn(root, (families) => {
    const { family, replaces } = typefaceFor(families)
    if (replaces !== null) replaced.add(replaces)
    return family
  })
  // Text without a family is drawn with serifs, as in browsers.
  const attributes = new Map([['font-family', BUNDLED.serif], ...drawn.attributes])
  return { root: { ...drawn, attributes }, replaced: [...replaced].sort(), text }
}

type Replace = (families: string) => string

function replaceIn(element: SvgElement, replace: Replace): SvgElement {
  const attributes = new Map(element.attributes)
  const family = attributes.get('font-family')
  if (family !== undefined && !isInherited(family)) attributes.set('font-family', replace(family))
  const shorthand = attributes.get('font')
  if (shorthand !== undefined) attributes.set('font', replaceShorthand(shorthand, replace))
  const style = attributes.get('style')
  if (style?.includes('font')) attributes.set('style', replaceCss(style, 'declarationList', replace))
  const children =
    element.name === 'style'
      ? [{ type: 'text' as const, value: replaceCss(textOf(element), 'stylesheet', replace) }]
      : element.children.map((child) => (isElement(child) ? replaceIn(child, replace) : child))
  return { ...element, attributes, children }
}

function replaceCss(css: string, context: ParseOptions['context'], replace: Replace): string {
  const tree = parse(css, { ...(context ? { context } : {}), parseValue: false })
  walk(tree, (node: CssNode) => {
    if (node.type !== 'Declaration' || node.value.type !== 'Raw') return
    const property = node.property.toLowerCase()
    const { value } = node.value
    if (property === 'font-family' && !isInherited(value)) node.value = { type: 'Raw', value: replace(value) }
    if (property === 'font') node.value = { type: 'Raw', value: replaceShorthand(value, replace) }
  })
  return generate(tree)
}

/** In `italic 700 12px/1.5 Inter, sans-serif` the families follow the size. */
function replaceShorthand(font: string, replace: Replace): string {
  const [, before, families] =
    /^(.*?[\d.](?:[a-z%]+)?(?:\s*\/\s*[\d.]+[a-z%]*)?)\s+([^\d].*)$/i.exec(font.trim()) ?? []
  return before === undefined || families === undefined ? font : `${before} ${replace(families)}`
}

function isInherited(families: string): boolean {
  return /^\s*(inherit|initial|unset|revert)\s*$/i.test(families)
}
