import { parsePathData, type ReadPath, type Segment } from './path-data.ts'
import { serialiseSvg } from './serialise.ts'
import { descendants, isElement, type SvgElement, type SvgNode } from './tree.ts'

/**
 * Writes equal drawings as equal text: attributes in order of their names, numbers rounded, paths absolute
 * and in thousandths, ids renamed by first appearance, titles and descriptions removed. Files with equal
 * canonical text look equal. The text is for hashing, to find copies that differ in notation only; it is
 * never displayed.
 */
export function canonicalSvg(root: SvgElement, readPath: ReadPath = parsePathData): string {
  return serialiseSvg(canonicalElement(root, { names: createNames(root), readPath }))
}

const FOR_PEOPLE = new Set(['title', 'desc'])
const NAMING_ATTRIBUTES = new Set([
  'class',
  'role',
  'lang',
  'xml:lang',
  'version',
  'enable-background',
  'xml:space',
])

/** New names by old; null where a style sheet selects by id and class, so that both have to be kept. */
type Names = ReadonlyMap<string, string> | null

interface Context {
  readonly names: Names
  readonly readPath: ReadPath
}

/** Keeps only ids that are referenced. */
function createNames(root: SvgElement): Names {
  const used = new Set<string>()
  const ids: string[] = []
  for (const { name, attributes } of descendants(root)) {
    if (name === 'style') return null
    for (const [key, value] of attributes) {
      if (key === 'id') ids.push(value)
      else for (const [, id = ''] of value.matchAll(/#([^\s"')]+)/g)) used.add(id)
      if (key === 'begin' || key === 'end') for (const [id] of value.matchAll(/[\w-]+(?=\.)/g)) used.add(id)
    }
  }
  return new Map(ids.filter((id) => used.has(id)).map((id, index) => [id, `i${index}`]))
}

function canonicalElement(element: SvgElement, context: Context): SvgElement {
  return {
    ...element,
    attributes: new Map(canonicalAttributes(element, context)),
    children: element.children.flatMap((child) => canonicalNode(child, context)),
  }
}

function canonicalNode(node: SvgNode, context: Context): readonly SvgNode[] {
  if (!isElement(node)) return [{ type: 'text', value: node.value.replace(/\s+/g, ' ') }]
  return FOR_PEOPLE.has(node.name) ? [] : [canonicalElement(node, context)]
}

function canonicalAttributes(
  { attributes }: SvgElement,
  context: Context,
): readonly (readonly [string, string])[] {
  const { names } = context
  return [...attributes]
    .filter(
      ([key]) => !key.startsWith('aria-') && !(NAMING_ATTRIBUTES.has(key) && (names || key !== 'class')),
    )
    .filter(([key, value]) => key !== 'id' || !names || names.has(value))
    .map(
      ([key, value]) => [key === 'xlink:href' ? 'href' : key, canonicalValue(key, value, context)] as const,
    )
    .sort(([one], [other]) => (one < other ? -1 : 1))
}

function canonicalValue(key: string, value: string, { names, readPath }: Context): string {
  if (key === 'd') return writeSegments(readPath(value))
  if (value.startsWith('data:')) return value.replace(/\s+/g, '')
  const renamed = names ? rename(key, value, names) : value
  return NUMERIC.has(key) ? canonicalNumbers(renamed) : renamed.trim().replace(/\s+/g, ' ')
}

function rename(key: string, value: string, names: ReadonlyMap<string, string>): string {
  if (key === 'id') return names.get(value) ?? value
  return value
    .replace(/#([^\s"')]+)/g, (reference, id: string) => {
      const name = names.get(id)
      return name ? `#${name}` : reference.toLowerCase()
    })
    .replace(/[\w-]+(?=\.(?:begin|end|click))/g, (id) => names.get(id) ?? id)
}

const NUMERIC = new Set(
  (
    'points viewBox transform x y x1 y1 x2 y2 cx cy r rx ry fx fy width height offset opacity fill-opacity ' +
    'stroke-opacity stop-opacity stroke-width stroke-dasharray stroke-dashoffset gradientTransform'
  ).split(' '),
)

function canonicalNumbers(value: string): string {
  return value
    .replace(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi, (number) => ` ${round(Number(number))} `)
    .replace(/[\s,]+/g, ' ')
    .replace(/ ?([a-zA-Z()%]) ?/g, '$1')
    .trim()
}

/** In whole thousandths: exact enough to distinguish drawings, and fast to write. */
function writeSegments(segments: readonly Segment[]): string {
  let text = ''
  for (const { op, points } of segments) {
    text += op
    for (const [x, y] of points) text += `${Math.round(x * 1000)} ${Math.round(y * 1000)} `
  }
  return text
}

/** Four decimals; never minus zero. */
function round(value: number): number {
  return Math.round(value * 1e4) / 1e4 + 0
}
