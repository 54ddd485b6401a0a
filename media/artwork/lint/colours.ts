import { MAX_COLOURS } from '#domain/lint/facts.ts'
import { readColour } from '#media/artwork/recolour/css-colour.ts'
import {
  DEFAULT_PAINT,
  hasDefaultFill,
  INVISIBLE_CONTAINERS,
  mapDeclarations,
} from '#media/artwork/recolour/paints.ts'
import { childElements, type SvgElement, textOf } from '#media/artwork/svg/tree.ts'

interface Colours {
  /** Of fills and strokes, each once, at most `MAX_COLOURS`. */
  readonly colours: readonly string[]
  /** All distinct ones, of gradients as well. */
  readonly colourCount: number
}

/** The colours that a drawing names. */
export function coloursIn(root: SvgElement): Colours {
  const plain = new Set<string>(hasDefaultFill(root) ? [DEFAULT_PAINT] : [])
  const stops = new Set<string>()
  const add = (to: Set<string>, paint: string | undefined) => {
    const colour = paint === undefined ? null : readColour(paint)
    if (colour !== null) to.add(colour.hex)
  }
  const read = (element: SvgElement) => {
    if (INVISIBLE_CONTAINERS.has(element.name)) return
    const { attributes } = element
    add(plain, attributes.get('fill'))
    add(plain, attributes.get('stroke'))
    add(stops, attributes.get('stop-color'))
    const isStop = element.name === 'stop'
    const css = element.name === 'style' ? textOf(element) : attributes.get('style')
    if (css !== undefined)
      mapDeclarations(css, (paint) => {
        add(isStop ? stops : plain, paint)
        return paint
      })
    for (const child of childElements(element)) read(child)
  }
  read(root)
  return { colours: [...plain].slice(0, MAX_COLOURS), colourCount: new Set([...plain, ...stops]).size }
}
