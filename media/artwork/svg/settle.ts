import { ANIMATION_ELEMENTS } from './allow-list.ts'
import { isElement, type SvgElement } from './tree.ts'

/**
 * A still of an animated drawing. Many drawings start empty and draw themselves, so an animation that ends
 * and freezes is taken at its end, and a repeating one part of the way through. Some are empty at the end
 * too: `midway` takes every animation part of the way through.
 */
export function settleSvg(root: SvgElement, moment: 'end' | 'midway' = 'end'): SvgElement {
  const attributes = new Map(root.attributes)
  for (const child of root.children) {
    if (!isElement(child) || !ANIMATION_ELEMENTS.has(child.name)) continue
    const settled = settledValue(child, attributes, moment)
    if (settled) attributes.set(settled.name, settled.value)
  }
  const children = root.children
    .filter((child) => !(isElement(child) && ANIMATION_ELEMENTS.has(child.name)))
    .map((child) => (isElement(child) ? settleSvg(child, moment) : child))
  return { ...root, attributes, children }
}

/** The phase at which a repeating animation is shown: after things have faded in, and before they reverse. */
const PHASE = 0.4

function settledValue(animation: SvgElement, base: ReadonlyMap<string, string>, moment: 'end' | 'midway') {
  const { name, attributes } = animation
  const stays = attributes.get('fill') === 'freeze' && moment === 'end'
  if (name === 'animateTransform') {
    // A repeating rotation is shown as drawn, unless that is an empty picture.
    const frames = keyframesOf(animation)
    const value = stays ? frames.at(-1) : moment === 'midway' ? valueAt(frames, PHASE) : undefined
    if (value === undefined) return null
    const own = attributes.get('additive') === 'sum' ? `${base.get('transform') ?? ''} ` : ''
    return { name: 'transform', value: `${own}${attributes.get('type') ?? 'translate'}(${value})` }
  }
  const target = attributes.get('attributeName')
  if (target === undefined || name === 'animateMotion') return null
  if (name === 'set') {
    const to = attributes.get('to')
    return to !== undefined && stays ? { name: target, value: to } : null
  }
  const frames = keyframesOf(animation)
  const value = stays ? frames.at(-1) : valueAt(frames, PHASE)
  return value === undefined ? null : { name: target, value }
}

function keyframesOf({ attributes }: SvgElement): readonly string[] {
  const values = attributes.get('values')
  if (values !== undefined) {
    return values
      .split(';')
      .map((value) => value.trim())
      .filter((value) => value !== '')
  }
  return [attributes.get('from'), attributes.get('to')].filter((value) => value !== undefined)
}

/** Interpolates numbers and lists of numbers between two key frames; undefined for other values. */
function valueAt(frames: readonly string[], phase: number): string | undefined {
  const place = phase * (frames.length - 1)
  const before = numbersIn(frames[Math.floor(place)])
  const after = numbersIn(frames[Math.ceil(place)])
  if (frames.length < 2 || !before || before.length !== after?.length) return undefined
  const share = place - Math.floor(place)
  return before.map((number, index) => number + ((after[index] ?? number) - number) * share).join(' ')
}

function numbersIn(text = ''): readonly number[] | null {
  const numbers = text
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return text.trim() !== '' && numbers.every(Number.isFinite) ? numbers : null
}
