import { accept, type Result } from '#domain/errors/catalogue.ts'
import { parseSvg } from '#media/artwork/svg/parse.ts'
import { descendants, isElement, type SvgElement, type SvgNode, textOf } from '#media/artwork/svg/tree.ts'

/** A delivered drawing: its elements, and the credit that was embedded in it. */
export interface Drawing {
  readonly root: SvgElement
  /** Lines of text: whom to credit, and the address of the licence. Empty without a credit. */
  readonly credit: readonly string[]
}

/** Elements in which white space is drawn. */
const TEXT_ELEMENTS: ReadonlySet<string> = new Set(['text', 'tspan', 'textPath', 'style', 'title', 'desc'])
/** Dublin Core fields of `<metadata>` (media/attribution/in-svg.ts). */
const CREDIT_FIELDS: readonly string[] = ['rights', 'license']

/** Refuses what `parseSvg` refuses. */
export function readDrawing(svg: string): Result<Drawing> {
  const parsed = parseSvg(svg)
  if (!parsed.ok) return parsed
  return accept({ root: tidy(parsed.value), credit: creditOf(parsed.value) })
}

function creditOf(root: SvgElement): readonly string[] {
  const fields = descendants(root)
  return CREDIT_FIELDS.flatMap((name) =>
    fields.filter((field) => field.namespace === 'foreign' && field.name === name).map(textOf),
  ).filter((line) => line !== '')
}

/** Without metadata and without the line breaks between elements. */
function tidy(element: SvgElement): SvgElement {
  const children = element.children.flatMap((child): SvgNode[] => {
    if (isElement(child)) return child.name === 'metadata' ? [] : [tidy(child)]
    return child.value.trim() === '' && !TEXT_ELEMENTS.has(element.name) ? [] : [child]
  })
  return { ...element, children }
}
