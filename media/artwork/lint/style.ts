import type { SvgElement } from '#media/artwork/svg/tree.ts'

/** Properties that shapes inherit and the rules read, with their initial values. */
const INITIAL = {
  fill: 'black',
  stroke: 'none',
  'stroke-width': '1',
  'stroke-linecap': 'butt',
  visibility: 'visible',
} as const

export type Inherited = Readonly<Record<keyof typeof INITIAL, string>>
export const INITIAL_STYLE: Inherited = INITIAL
const INHERITED = Object.keys(INITIAL) as readonly (keyof typeof INITIAL)[]

/** A property of one element, from its `style` or else its attribute, without what it inherits. */
export function ownStyle({ attributes }: SvgElement, name: string): string | undefined {
  const inline = attributes.get('style')
  if (inline?.includes(name)) {
    for (const declaration of inline.split(';')) {
      const [key = '', ...value] = declaration.split(':')
      if (key.trim().toLowerCase() === name) return value.join(':').replace('!important', '').trim()
    }
  }
  return attributes.get(name)?.trim()
}

/** The style of an element below another one. */
export function inherit(outer: Inherited, element: SvgElement): Inherited {
  const own = INHERITED.flatMap((name) => {
    const value = ownStyle(element, name)
    return value === undefined || value === 'inherit' ? [] : [[name, value]]
  })
  return own.length === 0 ? outer : { ...outer, ...Object.fromEntries(own) }
}

/** Whether an element itself is hidden, whatever is around it. */
export function hidesItself(element: SvgElement): boolean {
  return ownStyle(element, 'display') === 'none' || isZero(ownStyle(element, 'opacity'))
}

export function isZero(value: string | undefined): boolean {
  return value !== undefined && value !== '' && Number.parseFloat(value) === 0
}
